# app: what runs in production. local: the same with the stand-ins and demo data, for docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm npm ci --cache /npm --ignore-scripts

FROM packages AS build
COPY tsconfig.json vite.config.ts NOTICE ./
COPY domain domain
COPY settings settings
COPY contract contract
COPY search search
COPY db db
COPY monitoring monitoring
COPY import import
COPY demo demo
COPY indexer indexer
COPY bff bff
COPY doctor doctor
COPY web web
COPY dev dev
COPY build build
RUN npm run build -- --production --image /image

# A folder of an earlier layer can't be renamed, which is how a build is put in the place of the former one.
FROM build AS build-local
RUN rm -rf dist/server && npm run build -- --image /image-local

# The root file system: Node, the libraries that it is linked with, and nothing else: no shell, no npm, no package manager.
# Certificate authorities are built into Node. Of the Debian packages that the libraries are from, the records stay for scanners.
FROM base AS root
RUN set -eu; \
  libraries=$(ldd /usr/local/bin/node | grep -o '/[^ ]*'); \
  mkdir -p /root-fs/var/lib/dpkg/status.d /root-fs/usr/share/doc /root-fs/data/dokumenter; \
  install -d -m 1777 /root-fs/tmp; \
  cp --dereference --parents /usr/local/bin/node /etc/os-release $libraries /root-fs/; \
  for package in $(for file in $libraries; do dpkg --search "$(readlink -f "$file")" || dpkg --search "$(readlink -f "$file" | sed 's,^/usr,,')"; done | cut -d: -f1 | sort -u); do \
    dpkg --status "$package" > "/root-fs/var/lib/dpkg/status.d/$package"; \
    cp --dereference --parents "/usr/share/doc/$package/copyright" /root-fs/; \
  done; \
  printf 'root:x:0:0:root:/:/sbin/nologin\nnode:x:1000:1000::/tmp:/sbin/nologin\n' > /root-fs/etc/passwd; \
  printf 'root:x:0:\nnode:x:1000:\n' > /root-fs/etc/group; \
  printf 'hosts: files dns\n' > /root-fs/etc/nsswitch.conf; \
  chown -R 1000:1000 /root-fs/data

FROM scratch AS app
COPY --from=root /root-fs /
COPY --from=build /image /app
ENV PATH=/usr/local/bin
WORKDIR /app
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/bff.js"]

FROM app AS local
COPY --from=build-local /image-local /app
