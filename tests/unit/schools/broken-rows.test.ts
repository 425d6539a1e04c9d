import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { defineFunctions } from '@/lib/host/schools/build/functions'
import { importTable } from '@/lib/host/schools/build/import-table'
import { priceTables } from '@/lib/host/schools/build/load/prices'
import { registerTables } from '@/lib/host/schools/build/load/registers'
import { tableFolder } from '@/lib/host/schools/build/source-tables'
import { folderWith } from '@/tests/support/broken-table'
import { table } from '@/tests/support/table'

/** A folder with the table whose second line has other cells. */
function withSecondLine(file: string, from: string, to: string): string {
  const [head = '', second = '', ...rest] = readFileSync(path.join(tableFolder, file), 'utf8').split('\n')
  expect(second, 'the cell to break').toContain(from)
  return folderWith(file, [head, second.replace(from, to), ...rest].join('\n'))
}

const tables = { ...priceTables, ...registerTables }

/** How many rows a new database takes from the table. */
function read(file: keyof typeof tables, folder?: string): number {
  const db = new DatabaseSync(':memory:')
  db.exec("attach ':memory:' as source")
  defineFunctions(db)
  importTable(db, file, tables[file], folder)
  return Number(db.prepare(`select count(*) as rows from source.${path.basename(file, '.csv')}`).get()?.rows)
}

describe('a broken row stops the build and names file, line and column', () => {
  it.each(
    table(`
    ,23970,27990, | ,,27990, | fee_per 列：有价的写按什么收
    ,23970,27990, | ,27990,23970, | fee_high_gbp 列：23970 低于 fee_low_gbp 列
    "£23,970~27,990" |  | fee_2026_27 列：有价的要有原文
  `),
  )('pathways.csv: %s to %s', (from, to, problem) => {
    expect(() => read('pathways.csv', withSecondLine('pathways.csv', from, to))).toThrow(
      `pathways.csv 第 2 行，${problem}`,
    )
  })

  it.each(
    table(`
    ,1,1,unstated, | ,,,unstated, | years_low 列：全日制的写几年
    ,1,1,unstated, | ,2,1,unstated, | years_high 列：1 小于 years_low 的 2
    ,1,1,unstated, | ,1,,unstated, | years_high 列：两个数要么都写
    ,1,1,unstated, | ,1,1,, | study_mode 列：写了学制的要写全日制还是兼读
  `),
  )('hk_tpg_2026.csv: %s to %s', (from, to, problem) => {
    expect(() => read('hk_tpg_2026.csv', withSecondLine('hk_tpg_2026.csv', from, to))).toThrow(
      `hk_tpg_2026.csv 第 2 行，${problem}`,
    )
  })

  it.each([
    ['tuition_ranges.csv', ',2026-27,', ',26-27,', 'fee_year 列：“26-27”不是登记过的年份写法'],
    ['tuition_more.csv', ',whole,', ',part,', 'covers 列：一部分专业的价要写明是哪一部分'],
    ['tuition_more.csv', ',1453.44,1453.44,', ',1453.44,1000,', 'high 列：“1000”低于 low 列的 1453.44'],
  ] as const)('%s: %s to %s', (file, from, to, problem) => {
    expect(() => read(file, withSecondLine(file, from, to))).toThrow(`${file} 第 2 行，${problem}`)
  })

  it.each(['pathways.csv', 'hk_tpg_2026.csv'] as const)('and an unbroken one is read: %s', (file) => {
    expect(read(file, withSecondLine(file, ',', ','))).toBe(read(file))
  })
})
