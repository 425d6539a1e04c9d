import { Explained } from './explained'

/** Prints a fault that the operator can mend and ends the process with 1; throws any other error. */
export function exitExplained(error: unknown): never {
  if (!(error instanceof Explained)) throw error
  for (const line of error.lines) console.error(line)
  process.exit(1)
}

/** What was read, or the end of the process after a fault that the operator can mend. */
export function readOrExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return exitExplained(error)
  }
}
