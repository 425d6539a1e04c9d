import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import type { Store } from '@/lib/host/store/store'
import { phoneSchema } from '@/lib/leads/schema'
import { openExistingStore } from '../existing-store'

export type Command = {
  /** What is written after `npm run leads --`, and what it does: one entry for each way to write the command. */
  usage: Readonly<Record<string, string>>
  options: ParseArgsOptionsConfig
  /** @throws Explained when the arguments are not those of this command */
  run(args: string[]): Promise<void>
}

type Values<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O }>
>['values']

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
    run: async (args) => {
      const problem = problemOf(args, options)
      if (problem !== null) throw new Explained(`${problem}；用法：${Object.keys(usage).join(' | ')}`)
      await run(parseArgs<{ args: string[]; options: O }>({ args, options }).values)
    },
  }
}

/** Why `parseArgs` would refuse the arguments, in the operator's language. */
function problemOf(args: string[], options: ParseArgsOptionsConfig): string | null {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') return `多写了“${token.value}”`
    if (token.kind !== 'option') continue
    const type = options[token.name]?.type
    if (type === undefined) return `没有 ${token.rawName} 这个选项`
    if (type === 'boolean' && token.value !== undefined) return `${token.rawName} 后面不写值`
    // `parseArgs` takes a value that begins with a hyphen for a forgotten one, unless it is joined by an equals sign.
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (type === 'string' && isForgotten) return `${token.rawName} 后面要写值`
  }
  return null
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
