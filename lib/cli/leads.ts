/** `npm run leads -- <command>`: the operator's commands for stored leads. `leads/commands.ts` lists them. */
import { existsSync } from 'node:fs'
import { EnvError } from '@/lib/core/env'
import { ExplainError } from '@/lib/host/leads/routing/explain'
import { BackupError } from '@/lib/host/store/backup'
import { CopyError } from '@/lib/host/store/copy'
import { StoreFault, StoreOpenError } from '@/lib/host/store/errors'
import { RoutingError } from '@/lib/leads/routing/read'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'
import { UsageError } from './leads/command'
import { runCommand } from './leads/commands'

exitOnBrokenPipe()
const [command, ...args] = process.argv.slice(2)

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await runCommand(command, args)
} catch (error) {
  const lines = error instanceof EnvError || error instanceof RoutingError ? error.lines : [readable(error)]
  for (const line of lines) console.error(line)
  process.exitCode = 1
}

function readable(error: unknown): string {
  const expected =
    error instanceof UsageError ||
    error instanceof ExplainError ||
    error instanceof BackupError ||
    error instanceof CopyError ||
    error instanceof StoreOpenError ||
    error instanceof StoreFault
  if (expected) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
