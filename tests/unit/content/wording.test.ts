import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

/** Files that hold the words of pages. */
const folders = ['app/**/content.ts', 'lib/content/**/*.{ts,md}', 'lib/leads/*.ts', 'lib/widget/*.ts']
const comment = /^\s*(?:\*|\/\/|\/\*|#)/

async function linesOf(patterns: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const pattern of patterns) {
    for await (const file of glob(pattern)) {
      // What was read of a source stands in the registry of programmes too, where it belongs.
      if (/README|SOURCES|content\/programmes|article-file/.test(file)) continue
      for (const [at, line] of (await readFile(file, 'utf8')).split('\n').entries()) {
        if (!comment.test(line)) lines.push(`${file}:${at + 1} ${line.trim()}`)
      }
    }
  }
  return lines
}

const lines = await linesOf(folders)
const found = (pattern: RegExp) => lines.filter((line) => pattern.test(line))

describe('the words of pages', () => {
  it('are read at all', () => expect(lines.length).toBeGreaterThan(20_000))

  it('address readers as 您; 你 stays to those who are quoted, and 你们 to readers who ask us', () => {
    const ours = found(/你/).filter((line) => /你(?!们|好)/.test(line.replaceAll(/“[^”]*”/g, '')))
    expect(ours).toEqual([])
  })

  it.each([
    [
      'what the editor could not find',
      /没有读到(?!底|这一行)|没读到|没有登记到|我们读到|所读资料|读自(?!己)|未能在线|我们手头/,
    ],
    ['which figures have a source', /可以?注明(?:来源|出处)|能注明|能引用的|查得到出处|能查到出处|查到出处/],
    ['at which hand a source was', /二手资料|（二手）|待核对|需核对/],
  ])('give readers an answer, not the editor’s notes: %s', (_, pattern) => {
    expect(found(pattern)).toEqual([])
  })
})
