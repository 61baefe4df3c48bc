# The service in a container: docker build -t umpire . && docker run -p 3000:3000 umpire
FROM node:20-slim AS build
WORKDIR /umpire
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY nest-cli.json tsconfig.json .swcrc ./
COPY src src
COPY migrations migrations
COPY openapi openapi
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production DATA_DIR=/umpire/data
WORKDIR /umpire
COPY --from=build --chown=node:node /umpire /umpire
RUN mkdir -p /umpire/data && chown node:node /umpire /umpire/data
USER node
EXPOSE 3000
VOLUME /umpire/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/main.js"]
