# Lehrpfad in a container: small, not root, nothing written outside /data and /tmp.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY i18n/package.json i18n/
COPY interchange/package.json interchange/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tooling/package.json tooling/

FROM manifests AS built
RUN npm install --omit=dev --no-save --no-audit --no-fund
COPY . .
RUN node tooling/buildWeb.mjs

FROM manifests AS packages
RUN npm install --omit=dev --no-save --no-audit --no-fund -w contract -w i18n -w interchange -w engine -w server

FROM node:24-bookworm-slim
# Pictures are read by several threads; with an arena each, memory that was freed stays with the process.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4780 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/node
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=built /app/package.json .
COPY --from=built /app/contract contract
COPY --from=built /app/i18n i18n
COPY --from=built /app/interchange interchange
COPY --from=built /app/engine engine
COPY --from=built /app/server server
COPY --from=built /app/samples samples
COPY --from=built /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4780
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
