import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** A folder with one file, until the test ends. */
export function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'table-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, file), text)
  return folder
}

/** A folder with a table of ours in which a cell is replaced: the first that fits, or the first from the row of an id on. */
export function withCell(folder: string, file: string, from: string, to: string, id = ''): string {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const row = text.indexOf(`\n${id}`)
  const broken = text.slice(0, row) + text.slice(row).replace(from, to)
  expect(broken).not.toBe(text)
  return folderWith(file, broken)
}
