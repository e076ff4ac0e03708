# The server with its client and its kernels built in:  docker build -t parlour .
FROM debian:bookworm-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
ENV PIP_CONSTRAINT=/src/constraints.txt
RUN python3 -m venv /opt/parlour && /opt/parlour/bin/pip install --no-cache-dir '.[cluster]'
# Compiled for any processor of this kind, since the image may run on another machine than it was built on.
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= PARLOUR_CACHE=/var/cache/parlour
RUN /opt/parlour/bin/parlour compile

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/parlour parlour
COPY --from=build /opt/parlour /opt/parlour
COPY --from=build --chown=parlour /var/cache/parlour /var/cache/parlour
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= PARLOUR_CACHE=/var/cache/parlour \
    PARLOUR_DATABASE=/var/lib/parlour/parlour.db PARLOUR_LOG=json PATH=/opt/parlour/bin:$PATH
USER parlour
WORKDIR /var/lib/parlour
VOLUME /var/lib/parlour
EXPOSE 8036
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s \
    CMD ["python3", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8036/api/health', timeout=5)"]
CMD ["parlour", "serve", "--host", "0.0.0.0"]
