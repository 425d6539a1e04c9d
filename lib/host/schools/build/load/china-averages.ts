import { z } from 'zod'
import { averageEndings, averagePointers, chinaAverageWireSchema } from '@/lib/contract/schools'
import { cell, type TableRow } from '@/lib/core/column-table'
import {
  type ChinaAverage,
  classUnstated,
  isClassUnstated,
  leastAverage,
  pointersOf,
  upperAverages,
} from '@/lib/schools/china-averages'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export const averagesFile = 'uk_china_rules_columns.csv'

const { scope: scopes, degree, uk_class, basis, decides } = chinaAverageWireSchema.shape

const scopeForm = new RegExp(`^(${scopes.options.join('|')})(?::(.+))?$`)

const percent = cell.integer.refine((value) => value > 0 && value <= 100, { error: '要在 1 到 100 之间' })

const columns = z.object({
  id: cell.text,
  scope: cell.text.regex(scopeForm, { error: '要写成 university、faculty:…、course:… 或 campus:…' }),
  degree: cell.oneOf(degree.options),
  uk_class: cell.oneOf(uk_class.unwrap().options).nullable(),
  group: cell.text,
  group_zh: cell.text.nullable(),
  low: percent.nullable(),
  high: percent.nullable(),
  basis: cell.oneOf(basis.unwrap().options).nullable(),
  decides: cell.oneOf(decides.options),
  opening_zh: cell.text.nullable(),
  ending_zh: cell.oneOf([...averageEndings, ...averagePointers]).nullable(),
  sure: cell.oneOf(['yes', 'no']),
  quote: cell.text.nullable(),
  source_url: cell.url,
  read_on: cell.date,
})

type Row = TableRow<typeof columns>

/** A row with the means to end the build at its place in the table. */
type ReadAverage = ChinaAverage & { uk: string; fail: Row['fail'] }

/** Written as the group when the rule is for everybody, or for a list; any other group needs its Chinese name. */
const commonGroup = 'all'

function readAverage({ values: row, fail }: Row) {
  const [, scope, name] = scopeForm.exec(row.scope) ?? []
  const kind = scopes.options.find((each) => each === scope) ?? fail('scope', `“${row.scope}”不是范围`)
  if ((kind === 'university') !== !name) fail('scope', '全校不写名字，学院、课程、校区要写')
  if ((row.low === null) !== (row.high === null)) fail('high', '两个数要么都写，要么都空')
  if (row.low !== null && row.high !== null && row.high < row.low)
    fail('high', `${row.high} 小于 low 的 ${row.low}`)
  if (row.low !== null && row.degree === 'master' && row.uk_class === null)
    fail('uk_class', '硕士的分数要写等级，学校没写的写 unstated')
  if (row.low !== null && row.basis === null) fail('basis', '有分数的要写分数按什么变')
  if (row.low !== null && row.quote === null) fail('quote', '有分数的要有原文')
  if (row.group !== commonGroup && row.group_zh === null) fail('group_zh', '院校类别要有中文名')
  const { id: uk, quote: _, sure, source_url: url, group, group_zh, ...others } = row
  return {
    ...others,
    institutions: group,
    institutions_zh: group_zh,
    uk,
    scope: kind,
    scope_name: name ?? null,
    is_sure: sure === 'yes',
    url,
    fail,
  }
}

/** The words of the tile stand on its rows, the same on each, and on no other row. */
function checkWords(rows: readonly ReadAverage[]): void {
  const numbered = upperAverages(rows)
  const tile = numbered.length ? numbered : pointersOf(rows)
  const words: readonly string[] = numbered.length ? averageEndings : averagePointers
  for (const row of rows) {
    const isTold = tile.includes(row)
    for (const column of ['ending_zh', 'opening_zh'] as const) {
      if (!isTold && row[column] !== null) row.fail(column, '这一行不进“国内本科均分”，留空')
      if (isTold && row[column] !== tile[0]?.[column]) row.fail(column, '同一所学校的各行要写一样的字')
    }
    if (!isTold) continue
    if (row.ending_zh === null && !numbered.length) row.fail('ending_zh', '没有分数的要写去哪里看')
    if (row.ending_zh !== null && !words.includes(row.ending_zh))
      row.fail('ending_zh', `“${row.ending_zh}”不在 ${words.join('、')} 之中`)
  }
}

/**
 * The averages that UK universities state, one row for each scope, degree, class and group.
 * @throws with file, line and column of the first cell that is broken or contradicts another
 */
export function readAverages(rows: readonly Row[]): ReadAverage[] {
  const read = rows.map(readAverage)
  for (const ofSchool of Map.groupBy(read, ({ uk }) => uk).values()) checkWords(ofSchool)
  return read
}

export const averageColumns = columns

export function loadChinaAverages({ insert, value }: Writer): void {
  const all = readAverages(readTable(averagesFile, columns))
  for (const { fail: _, is_sure, ...row } of all)
    insert('china_averages', { ...row, is_sure: is_sure ? 1 : 0 })
  for (const [uk, rows] of Map.groupBy(all, (row) => row.uk))
    for (const key of ['china-average', 'china-average-other'] as const) {
      const row = leastAverage(rows, key === 'china-average-other')
      if (row === undefined) continue
      const { low, institutions_zh, read_on } = row
      value(uk, key, {
        num: low,
        text: `${low} 分起`,
        covers: institutions_zh,
        year: [`${read_on} 查`, isClassUnstated([row]) ? classUnstated : '2:1'].join('，'),
        source: 'china-lists',
      })
    }
}
