/**
 * `npm run api`: the API as a process of its own on `API_PORT`, with the background work. The processes of the pages run with
 * `HOST_ROLE=web`.
 *
 *   --hostname ADDRESS   listens on this address only
 *   --port N             instead of API_PORT
 *   --check              checks the variables, opens the database and ends: with 0 when a start would succeed
 */
import { env } from '@/lib/core/env'
import { readOrExit } from '@/lib/core/exit-explained'
import { readOptions } from './options'

const { values: flags } = readOrExit(() =>
  readOptions(
    { hostname: { type: 'string' }, port: { type: 'string' }, check: { type: 'boolean', default: false } },
    '用法：npm run api -- [--hostname 地址] [--port 端口] [--check]',
  ),
)
process.env.HOST_ROLE = 'api'
if (flags.port !== undefined) process.env.API_PORT = flags.port
const values = readOrExit(env)

// Imported after the check, because content reads the configuration.
const [{ checkStart, startHost }, { serveApi }] = await Promise.all([
  import('@/lib/host/start'),
  import('@/lib/host/serve'),
])
if (flags.check) await checkStart()
else {
  await startHost()
  const server = await serveApi(values.API_PORT, flags.hostname)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
}
