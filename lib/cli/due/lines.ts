import { readFileSync } from 'node:fs'

const read = new Map<string, readonly string[]>()

/** Without spaces around them, so that a search needs not cut them again for each of some thousand texts. */
function linesOf(file: string): readonly string[] {
  const known = read.get(file)
  if (known !== undefined) return known
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  read.set(file, lines)
  return lines
}

/** The number of the first line that begins with a text, ignoring indentation; 0 when there is none. */
export const lineOf = (file: string, text: string): number =>
  linesOf(file).findIndex((line) => line.startsWith(text)) + 1
