import { exitOnBrokenPipe } from './exit-on-broken-pipe'

/** Prints a command's lines and sets the exit code of the process. */
export function printOutcome({ code, lines }: { code: number; lines: readonly string[] }): void {
  process.exitCode = code
  exitOnBrokenPipe()
  for (const line of lines) (code === 0 ? console.log : console.error)(line)
}
