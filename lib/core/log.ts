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
 * also in error texts and stacks, so that no log ever contains one.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const shared: Shared = globalThis
  const sink = shared[key]
  if (sink !== undefined) {
    sink(level, event, plain(fields))
    return
  }
  const line = maskPhonesIn(JSON.stringify({ at: new Date().toISOString(), level, event, ...plain(fields) }))
  if (level === 'error') console.error(line)
  else console.log(line)
}

function plain(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? errorFields(value) : value]),
  )
}

function errorFields(error: Error) {
  return { name: error.name, message: error.message, stack: error.stack }
}
