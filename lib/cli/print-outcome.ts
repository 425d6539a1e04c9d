import { Explained } from '@/lib/core/explained'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'

/** What a command prints, and the exit code of its process. */
export type Outcome = { code: number; lines: readonly string[] }

/** The outcome of a command that returns its lines: a fault that the operator can mend ends it with 1. */
export async function outcomeOf(run: () => Promise<readonly string[]>): Promise<Outcome> {
  try {
    return { code: 0, lines: await run() }
  } catch (error) {
    if (error instanceof Explained) return { code: 1, lines: error.lines }
    throw error
  }
}

/** Prints a command's lines and sets the exit code of the process. */
export function printOutcome({ code, lines }: Outcome): void {
  process.exitCode = code
  exitOnBrokenPipe()
  for (const line of lines) (code === 0 ? console.log : console.error)(line)
}
