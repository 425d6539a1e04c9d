import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Explained } from '@/lib/core/explained'

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>
export type Values<O extends ParseArgsOptionsConfig> = Parsed<O>['values']

/**
 * The options of a command, with their types, and its other words.
 * @param words how many words without a hyphen the command takes
 * @throws Explained that says what is wrong in the operator's language, with the usage
 */
export function readOptions<const O extends ParseArgsOptionsConfig>(
  options: O,
  usage: string,
  { args = process.argv.slice(2), words = 0 } = {},
): Parsed<O> {
  const problem = problemOf(args, options, words)
  if (problem !== null) throw new Explained(`${problem}；${usage}`)
  return parseArgs<{ args: string[]; options: O; allowPositionals: true }>({
    args,
    options,
    allowPositionals: true,
  })
}

/** Why `parseArgs` would refuse the arguments. */
function problemOf(args: string[], options: ParseArgsOptionsConfig, words: number): string | null {
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const type = options[token.name]?.type
    if (type === undefined) return `没有 ${token.rawName} 这个选项`
    if (type === 'boolean' && token.value !== undefined) return `${token.rawName} 后面不写值`
    // `parseArgs` takes a value that begins with a hyphen for a forgotten one, unless it is joined by an equals sign.
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (type === 'string' && isForgotten) return `${token.rawName} 后面要写值`
  }
  return positionals.length > words ? `多写了“${positionals[words]}”` : null
}
