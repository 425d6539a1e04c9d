import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findBareFigures } from '@/lib/facts/in-text'

describe('findBareFigures', () => {
  it.each([
    ['每年 2,500 美元', ['2,500 美元']],
    ['约 3 万英镑', ['3 万英镑']],
    ['£1,529 a month', ['£1,529']],
    ['录取率 12%', ['12%']],
    ['QS 第 45 名', ['QS 第 45 名']],
    ['世界前 100 强', ['世界前 100 强']],
    ['每月 {{uk-pof-london-202511}}', []],
    ['雅思 6.5，小分不低于 6.0', []],
    ['GPA 3.5/4.0，准备 12 个月', []],
    ['前 3 名同学先谈', []],
    ['热线 400-683-6883', []],
    ['QS 2027 名次', []],
    ['第 2 步，第 3 位推荐人', ['第 3 位']],
  ])('%s', (text, found) => {
    expect(findBareFigures(text)).toEqual(found)
  })
})

/** Files that hold what visitors read. Campaign contents are held by their own schema. */
const folders = [
  'lib/host/content/**/*.ts',
  'lib/channels/**/*.ts',
  'app/**/page.tsx',
  'components/{articles,background,channels,company,home,majors,people,products,programmes,sections}/**/*.tsx',
]
const code = /^\s*(?:\*|\/\/|\/\*|import )/

it('finds no sum, share or rank in content that stands without its source', async () => {
  const found: string[] = []
  for (const folder of folders) {
    for await (const file of glob(folder)) {
      const lines = (await readFile(file, 'utf8')).split('\n')
      for (const [at, line] of lines.entries()) {
        const figures = code.test(line) ? [] : findBareFigures(line)
        if (figures.length > 0) found.push(`${file}:${at + 1} ${figures.join(' ')}`)
      }
    }
  }
  expect(found).toEqual([])
})
