import { printedVariables } from '@/lib/core/printed-variables'

/** Not root, and not a number that belongs to somebody on the machine. */
const userId = 10_001

/**
 * Builds the release folder and puts it, with nothing else, on a plain base image. Variables that pages print are given at
 * build time (`--build-arg`); all others, and the secrets, when it runs.
 */
export function containerFile(): string {
  return `# Made by npm run deploy:files; change the settings, not this file.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM \${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
${printedVariables.map((name) => `ARG ${name}=`).join('\n')}
RUN npm run build -- --standalone

FROM \${NODE_IMAGE}
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /src/.next/standalone ./
RUN install -d -o ${userId} -g ${userId} -m 0700 /data
USER ${userId}:${userId}
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \\
  CMD ["bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/node", "server.js"]
`
}

/** What never goes into the build: secrets, leads, and what the build makes itself. */
export const containerIgnore = `.git
.next
.env
.env.*
data
node_modules
tests
**/*.tsbuildinfo
`
