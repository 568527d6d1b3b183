# The server with the built web app. One process, node itself, as a user without rights; DATA_DIR is not written to where
# DATABASE_URL and APP_SECRET are given. See docs/OPERATIONS.md.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm run docs && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:26.10.0-trixie-slim
# pg_dump and pg_restore for `ops db backup` and `db restore`; they must not be older than the database, which is 17 on the same Debian.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8600 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/cli cli
COPY --from=build /app/engine engine
COPY --from=build /app/mcp mcp
COPY --from=build /app/reading reading
COPY --from=build /app/server server
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/site/dist site/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8600
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
