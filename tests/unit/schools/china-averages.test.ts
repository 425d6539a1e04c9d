import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { averageEndings, averagePointers } from '@/lib/contract/schools'
import { cell, readColumns } from '@/lib/core/column-table'
import { defineFunctions } from '@/lib/host/schools/build/functions'
import { importTable } from '@/lib/host/schools/build/import-table'
import { averagesFile, averageTables, readAverages } from '@/lib/host/schools/build/load/china-averages'
import { findChinaAverages } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { chinaAverage, upperAverages } from '@/lib/schools/china-averages'
import { folderWith } from '@/tests/support/broken-table'

const averages = await findChinaAverages(schoolStore())
const tileOf = (uk: string) => chinaAverage({ chinaAverages: averages.filter((row) => row.uk === uk) })

/** Written apart from the code, from the universities' rules; see the file. */
const expected = readColumns(
  'expected-tiles.csv',
  z.object({ school_id: cell.text, tile: cell.text, is_class_stated: cell.oneOf(['yes', 'no']) }),
  import.meta.dirname,
).map(({ values }) => values)

describe('the tile of the average that a British university asks of Chinese degrees', () => {
  it('has a row of the expected table for every university with averages', () => {
    expect(expected).toHaveLength(99)
    expect(new Set(expected.map(({ school_id }) => school_id))).toEqual(new Set(averages.map(({ uk }) => uk)))
  })

  it.each(expected)('of $school_id is $tile', ({ school_id, tile, is_class_stated }) => {
    const made = tileOf(school_id)
    expect(made?.value ?? 'none').toBe(tile)
    if (!/\d{2} 分/.test(tile)) return
    expect(made?.note.includes('学校没写对应 2:1 还是 2:2')).toBe(is_class_stated === 'no')
    expect(made?.note.startsWith('2:1')).toBe(is_class_stated === 'yes')
  })

  it('says the day on which the oldest of its rows was read', () => {
    expect(tileOf('uk-university-of-glasgow')?.note).toMatch(/^2:1，名单外不考虑，2026-08-\d\d 查$/)
    expect(tileOf('uk-university-of-leicester')?.note).toContain('另有一档，没查到分数')
  })
})

describe('the table of averages', () => {
  it('says the same as the lists about every institution with a score', async () => {
    const store = schoolStore()
    const scored = await store
      .selectFrom('china_lists')
      .where('asked_low', 'is not', null)
      .where('is_individual', '=', 0)
      .groupBy('uk')
      .select(({ fn }) => ['uk', fn.min('asked_low').as('low'), fn.max('asked_high').as('high')])
      .execute()
    expect(scored.length).toBeGreaterThanOrEqual(3)
    for (const { uk, low, high } of scored) {
      const rows = upperAverages(averages.filter((row) => row.uk === uk))
      expect([Math.min(...rows.map((row) => row.low)), Math.max(...rows.map((row) => row.high))], uk).toEqual(
        [low, high],
      )
    }
  })

  const head = readFileSync(path.join('lib/content/schools', averagesFile), 'utf8').split('\n')[0] ?? ''
  const good = {
    ...{ id: 'uk-a', scope: 'university', degree: 'master', uk_class: '2:1', group: 'all', group_zh: '' },
    ...{ low: '75', high: '80', basis: 'by course', decides: 'average', opening_zh: '', ending_zh: '看课程' },
    ...{ sure: 'yes', quote: '75% - 80%', source_url: 'https://a.test/', read_on: '2026-08-09', note_zh: '' },
  }
  const read = (...rows: readonly Partial<Record<keyof typeof good, string>>[]) => {
    const lines = rows.map((row) =>
      head
        .split(',')
        .map((name) => Object.entries({ ...good, ...row }).find(([key]) => key === name)?.[1] ?? '')
        .join(','),
    )
    const folder = folderWith(averagesFile, `${[head, ...lines].join('\n')}\n`)
    const db = new DatabaseSync(':memory:')
    db.exec("attach ':memory:' as source")
    defineFunctions(db)
    importTable(db, averagesFile, averageTables[averagesFile], folder)
    return readAverages(db)
  }

  it('reads a good row', () => {
    expect(read({})).toMatchObject([{ uk: 'uk-a', low: 75, high: 80, is_sure: true, scope_name: null }])
  })

  it.each([
    [{ high: '70' }, /第 2 行，high 列：70 小于 low 的 75/],
    [{ high: '' }, /第 2 行，high 列：两个数/],
    [{ low: '750', high: '750' }, /第 2 行，low 列：要在 1 到 100/],
    [{ uk_class: '' }, /第 2 行，uk_class 列：硕士的分数要写等级/],
    [{ scope: 'department:Law' }, /第 2 行，scope 列：要写成/],
    [{ scope: 'course' }, /第 2 行，scope 列：全校不写名字/],
    [{ quote: '' }, /第 2 行，quote 列：有分数的要有原文/],
    [{ basis: '' }, /第 2 行，basis 列/],
    [{ group: '211' }, /第 2 行，group_zh 列：院校类别要有中文名/],
    [{ ending_zh: '看课程页' }, /uk-a，ending_zh 列：“看课程页”不在/],
    [{ low: '', high: '', ending_zh: '' }, /uk-a，ending_zh 列：没有分数的要写去哪里看/],
    [{ uk_class: '2:2' }, /uk-a，ending_zh 列：不进/],
  ])('stops the build naming file, line and column: %j', (row, problem) => {
    expect(() => read(row)).toThrow(problem)
    expect(() => read(row)).toThrow(averagesFile)
  })

  it('stops the build when two rows of one tile end in different words', () => {
    expect(() => read({}, { group: 'x', group_zh: '甲', ending_zh: '看院校' })).toThrow(/uk-a，ending_zh 列/)
  })

  it('has no word of a tile that no row uses', () => {
    const used = new Set(averages.map(({ ending_zh }) => ending_zh))
    for (const word of [...averageEndings, ...averagePointers]) expect(used, word).toContain(word)
  })
})
