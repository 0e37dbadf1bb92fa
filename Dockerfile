# The bot in a small image: no root, nothing to write but the volume. `docker compose up` uses it.
# Two stages, so that pip and its cache stay behind.
FROM python:3.13-slim AS packages
WORKDIR /bot
COPY requirements/runtime.lock requirements/runtime.lock
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --require-hashes -r requirements/runtime.lock

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /bot --shell /usr/sbin/nologin uno \
    && install -d -o uno -g uno /bot/data/db
WORKDIR /bot
COPY --from=packages /opt/venv /opt/venv
COPY bot.py ./
COPY data/art data/art
COPY data/locales data/locales
COPY cogs cogs
COPY uno uno
# Compiled once here: the file system is read-only at run time.
RUN /opt/venv/bin/python -m compileall -q bot.py cogs uno
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 METRICS_PORT=9464 LOG_FORMAT=json
USER uno
VOLUME /bot/data/db
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-m", "uno", "health"]
# In this form the signals of `docker stop` reach the bot, which ends within ten seconds.
CMD ["python", "bot.py"]
