import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

/** One row of a table, as text. `readColumns` gives its cells their types. */
class Row {
  readonly #file: string
  readonly #line: number
  readonly #places: ReadonlyMap<string, number>
  readonly #cells: readonly string[]

  constructor(file: string, line: number, places: ReadonlyMap<string, number>, cells: readonly string[]) {
    this.#file = file
    this.#line = line
    this.#places = places
    this.#cells = cells
  }

  /** Ends the build with a message about this cell. */
  fail(column: string, problem: string): never {
    throw new Error(`${this.#file} 第 ${this.#line} 行，${column} 列：${problem}`)
  }

  /** The cell, or null when it is empty. */
  text(column: string): string | null {
    const place = this.#places.get(column)
    const cell = place === undefined ? undefined : this.#cells[place]
    if (cell === undefined) return this.fail(column, '没有这一列')
    const text = cell.trim()
    return text === '' ? null : text
  }
}

/**
 * The rows of one table.
 * @throws when a column is missing in the file, or a row has more or fewer cells than the head
 */
export function readTable(file: string, columns: readonly string[], folder: string): Row[] {
  const lines: number[] = []
  const [head, ...rows] = parseOrExplain(
    file,
    readFileSync(path.join(/* turbopackIgnore: true */ folder, file), 'utf8'),
    lines,
  )
  if (head === undefined || rows.length === 0) throw new Error(`${file}：表里没有行`)
  const places = new Map(head.map((column, place) => [column, place]))
  const missing = columns.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Error(`${file} 第 1 行：缺少列 ${missing.join('、')}`)
  return rows.map((cells, at) => new Row(file, lines[at + 1] ?? 0, places, cells))
}

/** @param lines gets the line on which each row ends */
function parseOrExplain(file: string, text: string, lines: number[]): string[][] {
  try {
    return parse(text, {
      bom: true,
      on_record: (record: string[], { lines: line }) => {
        lines.push(line)
        return record
      },
    })
  } catch (error) {
    throw new Error(`${file}：${error instanceof Error ? error.message : String(error)}`)
  }
}
