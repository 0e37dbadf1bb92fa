# What this folder is. The name is in the language itself; `discord` lists the locales of Discord that
# it serves (none: it can only be chosen). Others may have `fallback`, the folder that has what is left
# out here, and `preset`, the rules that are offered first because they are played where it is spoken.
language = English
    .discord = en-US en-GB
