/** `npm run leads -- <command>`: the operator's commands for stored leads. `leads/commands.ts` lists them. */
import { existsSync } from 'node:fs'
import { Explained } from '@/lib/core/explained'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'
import { runCommand } from './leads/commands'

exitOnBrokenPipe()
const [command, ...args] = process.argv.slice(2)

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await runCommand(command, args)
} catch (error) {
  if (error instanceof Explained) for (const line of error.lines) console.error(line)
  else console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exitCode = 1
}
