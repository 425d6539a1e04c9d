/**
 * In every build: starts the process for pages, or `api`, the API as a process of its own. The paths among the variables belong to the
 * folder in which the command was given; afterwards the process works in the folder of its build, which it keeps for life.
 *
 *   [api] [--hostname ADDRESS] [--port N]
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { readOrExit } from '@/lib/core/exit-explained'
import { noteUser } from './build-folders'
import { readOptions } from './options'

const build = import.meta.dirname

const isApi = process.argv[2] === 'api'
if (isApi) process.argv.splice(2, 1)
const { values: flags } = readOrExit(() =>
  readOptions(
    {
      hostname: { type: 'string', short: 'H' },
      port: { type: 'string', short: 'p' },
      ...(isApi && { check: { type: 'boolean' } as const }),
    },
    `用法：npm ${isApi ? 'run api' : 'start'} -- [--hostname 地址] [--port 端口]`,
  ),
)

for (const [name, usual] of [
  ['DATA_DIR', 'data'],
  ['LEAD_ROUTING_FILE', ''],
] as const) {
  const place = process.env[name] || usual
  if (place !== '') process.env[name] = path.resolve(place)
}
const variable = isApi ? 'API_PORT' : 'PORT'
const port = flags.port ?? (process.env[variable] || (isApi ? '3100' : '3000'))
process.env[variable] = port
// The name of the machine in shells and containers, which the framework's server would take for the address to listen on.
process.env.HOSTNAME = flags.hostname ?? ''

if (!('check' in flags)) {
  await refusePortInUse(Number(port), flags.hostname)
  noteUser(build)
}
process.chdir(build)
await import(new URL(isApi ? 'api.mjs' : 'server.js', import.meta.url).href)

/** Ends the start with one line, where the framework would print its error with a stack. */
async function refusePortInUse(port: number, hostname: string | undefined): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, hostname)
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    console.error(
      reason === 'EADDRINUSE'
        ? `端口 ${port} 已被占用：换一个，例如 ${variable}=${port + 1} ${isApi ? 'npm run api' : 'npm start'}`
        : `不能在端口 ${port} 上监听（${reason}）：用 ${variable} 换一个端口`,
    )
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}
