import { maskPhonesIn } from '@/lib/leads/phone'

type Level = 'info' | 'warn' | 'error'

/**
 * One line of JSON per event on standard output (errors: standard error). Every phone number in it is masked, also in
 * error texts and stacks, so that no log ever holds one.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
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
