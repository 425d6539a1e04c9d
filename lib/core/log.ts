import { maskPhonesIn } from './phone'

export type Level = 'info' | 'warn' | 'error'
type LogSink = (level: Level, event: string, fields: Record<string, unknown>) => void

const key = Symbol.for('meishi.log')
type Shared = { [name: symbol]: LogSink | undefined }

/** Sets where `log` writes in this process, for all its bundles: Next gives pages and handlers separate module variables. */
export function setLogSink(sink: LogSink): void {
  const shared: Shared = globalThis
  shared[key] = sink
}

/**
 * One line of JSON per event: through the server's logger once it is set, otherwise on the console. Every phone number in it is masked,
 * also in error texts and stacks, so that no log ever contains one. A line is at most 2 KB, so that nobody can fill the disk with long
 * addresses.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const shared: Shared = globalThis
  const sink = shared[key]
  const short = fitted(fields)
  if (sink !== undefined) {
    sink(level, event, short)
    return
  }
  const line = maskPhonesIn(JSON.stringify({ at: new Date().toISOString(), level, event, ...short }))
  if (level === 'error') console.error(line)
  else console.log(line)
}

/** Most bytes of the fields of one line; the sink adds time, level and process. */
const longestFields = 1800
/** Longest text of a field, in UTF-16 units: the first of these with which the line is short enough. */
const textLimits = [1000, 400, 150, 50, 20]
/** An address tells enough in this length. */
const pathLimit = 200
const mostEntries = 20
/** Signs that JSON leaves as they are, although a terminal or a reader of lines acts on them. */
const unescaped = /[\u007f-\u009f\u2028\u2029]/g

function fitted(fields: Record<string, unknown>): Record<string, unknown> {
  for (const limit of textLimits) {
    const short = shortened(fields, limit)
    if (new TextEncoder().encode(JSON.stringify(short)).length <= longestFields) return short
  }
  return { cut: 'fields too long' }
}

function shortened(fields: object, limit: number): Record<string, unknown> {
  const entries = Object.entries(fields).slice(0, mostEntries)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.slice(0, 40),
      shortValue(value, name === 'path' ? Math.min(limit, pathLimit) : limit),
    ]),
  )
}

function shortValue(value: unknown, limit: number): unknown {
  if (typeof value === 'bigint') return String(value)
  // Masked before it is cut: the first half of a number would not be recognised.
  if (typeof value === 'string') return cut(maskPhonesIn(value.replace(unescaped, ' ')), limit)
  if (value instanceof Error) return shortened(errorFields(value), limit)
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((one) => shortValue(one, limit))
  if (typeof value === 'object' && value !== null) return shortened(value, limit)
  return value
}

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit)}…`

function errorFields(error: Error) {
  return { name: error.name, message: error.message, stack: error.stack }
}
