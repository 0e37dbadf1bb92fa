### What a person decides for themselves.

me-title = Your settings
me-hint = They count in every server, and only for what you alone can see: your hand and private answers.
me-look = **Cards and colours**
choice-look-pictures = Words with pictures
choice-look-pictures-hint = Each card has its picture, each colour its mark.
choice-look-words = Words only
choice-look-words-hint = No pictures and emojis: short to listen to with a screen reader.
me-language = **Language**
choice-language-discord = As in Discord
