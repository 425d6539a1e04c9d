import pino from 'pino'
import { type Level, setLogSink } from '@/lib/core/log'
import { maskPhonesIn } from '@/lib/core/phone'

/**
 * Makes `log()` write through pino: one line of JSON per event on standard output, with the process id, so that the lines of several
 * processes can be separated. Phone numbers are masked in the finished line, in every field.
 */
export function startLogger(level: Level): void {
  const logger = pino(
    {
      level,
      messageKey: 'event',
      base: { pid: process.pid },
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => void process.stdout.write(maskPhonesIn(line)) },
  )
  setLogSink((at, event, fields) => logger[at](fields, event))
}
