# syntax=docker/dockerfile:1
# The image of Atrium: docker build -t atrium .
# Other bases: --build-arg NODE_IMAGE=… --build-arg RUN_IMAGE=…; a finished bundle: --build-context bundle=<its folder>.
ARG NODE_IMAGE=docker.io/library/node:26-bookworm
ARG RUN_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline && pnpm bundle && mv .atrium/bundle/atrium-*/ /bundle

FROM scratch AS bundle
COPY --from=build /bundle /

# Node without debug symbols, a quarter smaller, the one library that it needs beyond those of C++, an empty folder, and a font with
# Latin and Chinese characters for the titles on share cards.
FROM ${NODE_IMAGE} AS node
RUN apt-get update && apt-get install -y --no-install-recommends fonts-wqy-microhei
RUN mkdir -p /node/bin /node/lib /node/share/fonts /data && strip -o /node/bin/node /usr/local/bin/node && \
  cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /node/lib/ && cp -L /usr/share/fonts/truetype/wqy/wqy-microhei.ttc /node/share/fonts/

FROM ${RUN_IMAGE}
ARG VERSION=dev
LABEL org.opencontainers.image.title="Atrium" \
  org.opencontainers.image.description="A company website with a staff back office behind it" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  sbom="/opt/atrium/sbom.cdx.json"
COPY --from=node /node /usr/local
COPY --from=bundle / /opt/atrium
COPY deploy/image/fonts.conf /usr/local/etc/fonts/
COPY --from=node --chown=65532:65532 /data /var/lib/atrium
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/atrium HOME=/var/lib/atrium LD_LIBRARY_PATH=/usr/local/lib FONTCONFIG_FILE=/usr/local/etc/fonts/fonts.conf
USER 65532:65532
VOLUME ["/var/lib/atrium", "/tmp"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["/usr/local/bin/node", "/opt/atrium/bin/healthcheck.mjs"]
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=8", "--max-old-space-size=512", "/opt/atrium/apps/server/dist/atrium.js"]
CMD ["start"]
