import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findBannedClaims } from '@/lib/blocks/claims'
import { bannedWords } from '@/tests/support/banned-words'

/** Files that contain the words of pages. */
const folders = [
  'app/**/content.yaml',
  'lib/content/**/*.{ts,md,yaml}',
  'lib/facts/data/*.json',
  'lib/leads/*.ts',
  'lib/widget/*.ts',
]
const comment = /^\s*(?:\*|\/\/|\/\*|#)/

async function linesOf(patterns: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const pattern of patterns) {
    for await (const file of glob(pattern)) {
      // Guides and messages for editors are not shown to visitors.
      if (/README|SOURCES/.test(file)) continue
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
  it('are found by this test', () => expect(lines.length).toBeGreaterThan(20_000))

  it('address readers as 您, use 你 only in quotations, and 你们 only in questions of readers', () => {
    const ours = found(/你/).filter((line) => /(?<!迷)你(?!们|好)/.test(line.replaceAll(/“[^”]*”/g, '')))
    expect(ours).toEqual([])
  })

  it('write ranges with one dash: 5–6 年, 2026–27 学年', () => {
    const unit = '(?: ?(?:年|月|日|周|天|小时|分|个|万|所|名|岁|学年|入学|%))'
    const wrong = new RegExp(
      `\\d[—~～]\\d|(?<![\\w./-])\\d{1,3}-\\d{1,3}${unit}|(?<![\\w./-])20\\d{2}-(?:20\\d{2}|1[3-9]|[2-9]\\d)${unit}`,
    )
    // A quotation stays as its source wrote it.
    expect(found(wrong).filter((line) => !line.includes('"quote"'))).toEqual([])
  })

  it("in code make no claim that the law or the company's own rules forbid", async () => {
    const code = await linesOf(['components/**/*.tsx', 'lib/{facts,schools,site-map,tools}/**/*.ts'])
    const words = code.filter((line) => /\p{Script=Han}/u.test(line))
    expect(words.filter((line) => findBannedClaims(line).length > 0)).toEqual([])
  })

  it.each(bannedWords)('contain no %s', (_, pattern) => {
    expect(found(pattern)).toEqual([])
  })
})
