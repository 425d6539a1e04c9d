import { readFileSync } from 'node:fs'

const read = new Map<string, readonly string[]>()

function linesOf(file: string): readonly string[] {
  const known = read.get(file)
  if (known !== undefined) return known
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  read.set(file, lines)
  return lines
}

/** The number of the first line that begins with a text, ignoring indentation; 0 when there is none. */
export const lineOf = (file: string, text: string): number =>
  linesOf(file).findIndex((line) => line.trimStart().startsWith(text)) + 1
