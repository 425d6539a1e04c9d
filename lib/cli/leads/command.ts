import type { ParseArgsOptionsConfig } from 'node:util'
import type { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import type { Store } from '@/lib/host/store/store'
import { phoneSchema } from '@/lib/leads/schema'
import { openExistingStore } from '../existing-store'
import { readOptions, type Values } from '../options'

export type Command = {
  /** What is written after `npm run leads --`, and what it does: one entry for each way to write the command. */
  usage: Readonly<Record<string, string>>
  options: ParseArgsOptionsConfig
  /** @throws Explained when the arguments are not those of this command */
  run(args: string[]): Promise<void>
}

/** A command that gets only its own options, with their types. */
export function defineCommand<const O extends ParseArgsOptionsConfig>({
  usage,
  options,
  run,
}: {
  usage: Command['usage']
  options: O
  run: (values: Values<O>) => Promise<void> | void
}): Command {
  return {
    usage,
    options,
    run: async (args) =>
      await run(readOptions(options, `用法：${Object.keys(usage).join(' | ')}`, { args }).values),
  }
}

/** Opens the site's database for the work, and closes it afterwards. */
export async function withStore(work: (store: Store, retentionDays: number) => Promise<void>): Promise<void> {
  const values = parseEnv(process.env)
  const store = await openExistingStore(values)
  try {
    await work(store, values.LEAD_RETENTION_DAYS)
  } finally {
    await store.close()
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The parsed value of `--phone`. */
export function phoneOf(typed: string | undefined): string {
  const phone = phoneSchema.safeParse(typed)
  if (!phone.success) throw new Explained(`--phone：${phone.error.issues[0]?.message ?? ''}`)
  return phone.data
}

/** The parsed conditions of a query of the API, which are options of the same names. */
export function queryOf<T extends z.ZodType>(
  schema: T,
  given: Record<string, string | undefined>,
): z.output<T> {
  const query = schema.safeParse(given)
  if (query.success) return query.data
  const [issue] = query.error.issues
  throw new Explained(`--${issue?.path.join('.') ?? ''}：${issue?.message ?? ''}`)
}
