# app: what runs in production. local: the same with the stand-ins and demo data, for docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# The only optional package is the embedded Postgres, which production refuses.
RUN npm ci --omit=dev --omit=optional

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json vite.config.ts ./
COPY domain domain
COPY contract contract
COPY search search
COPY db db
COPY import import
COPY demo demo
COPY indexer indexer
COPY bff bff
COPY web web
COPY dev dev
COPY build build
RUN npm run build -- --production

FROM build AS build-local
RUN npm run build

FROM base AS app
RUN mkdir -p /data/dokumenter && chown -R node:node /data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/bff.js"]

FROM app AS local
COPY --from=build-local /app/dist dist
