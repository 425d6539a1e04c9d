import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { averageEndings, averagePointers, chinaAverageWireSchema } from '@/lib/contract/schools'
import {
  type ChinaAverage,
  classUnstated,
  isClassUnstated,
  leastAverage,
  pointersOf,
  upperAverages,
} from '@/lib/schools/china-averages'
import { importTables, oneOf } from '../import-table'
import type { Writer } from '../writer'

export const averagesFile = 'uk_china_rules_columns.csv'

const { scope, degree, uk_class, basis, decides } = chinaAverageWireSchema.shape

/** `group` is `all` when the rule is for everybody, `in_list` or `outside_list`, or a group with its Chinese name. */
export const averageTables = {
  [averagesFile]: `
    id text not null, scope text not null
      constraint "scope：要写成 university、faculty:…、course:… 或 campus:…" check (substr(scope, 1, instr(scope || ':', ':') - 1) in ('${scope.options.join("', '")}'))
      constraint "scope：全校不写名字，学院、课程、校区要写" check ((scope = 'university') = (scope not glob '*:?*')),
    degree text not null ${oneOf('degree', degree.options)},
    uk_class text ${oneOf('uk_class', uk_class.unwrap().options)}
      constraint "uk_class：硕士的分数要写等级，学校没写的写 unstated" check (low is null or degree <> 'master' or uk_class is not null),
    "group" text not null, group_zh text constraint "group_zh：院校类别要有中文名" check ("group" = 'all' or group_zh is not null),
    low integer constraint "low：要在 1 到 100 之间" check (low between 1 and 100),
    high integer constraint "high：两个数要么都写，要么都空" check ((low is null) = (high is null))
      constraint "high：{high} 小于 low 的 {low}" check (high >= low),
    basis text ${oneOf('basis', basis.unwrap().options)} constraint "basis：有分数的要写分数按什么变" check (low is null or basis is not null),
    decides text not null ${oneOf('decides', decides.options)}, opening_zh text,
    ending_zh text ${oneOf('ending_zh', [...averageEndings, ...averagePointers])},
    sure text not null ${oneOf('sure', ['yes', 'no'])}, quote text constraint "quote：有分数的要有原文" check (low is null or quote is not null),
    source_url text not null check (is_address(source_url)), read_on text not null`,
}

type Averages = (ChinaAverage & { uk: string })[]

/** The words of the tile stand on its rows, the same on each, and on no other row. */
function checkWords(rows: Averages): void {
  const numbered = upperAverages(rows)
  const tile = numbered.length ? numbered : pointersOf(rows)
  const words: readonly string[] = numbered.length ? averageEndings : averagePointers
  for (const row of rows)
    for (const column of ['ending_zh', 'opening_zh'] as const) {
      const text = row[column]
      const isTold = tile.includes(row)
      const problem = !isTold
        ? text !== null && '不进“国内本科均分”的行留空'
        : text !== tile[0]?.[column]
          ? '同一所学校的各行要写一样的字'
          : text !== null
            ? column === 'ending_zh' && !words.includes(text) && `“${text}”不在 ${words.join('、')} 之中`
            : column === 'ending_zh'
              ? !numbered.length && '没有分数的要写去哪里看'
              : row.institutions_zh !== null && row.ending_zh === null && '只对一类院校的线要写是哪一类'
      if (problem) throw new Error(`${averagesFile}，${row.uk}，${column} 列：${problem}`)
    }
}

/**
 * The averages that UK universities state, one row for each scope, degree, class and group.
 * @throws with the school and the column of the first cell that contradicts another
 */
export function readAverages(db: DatabaseSync): Averages {
  const rows = db
    .prepare(`
    select id as uk, substr(scope, 1, instr(scope || ':', ':') - 1) as scope, nullif(substr(scope, instr(scope || ':', ':') + 1), '') as scope_name,
      degree, uk_class, "group" as institutions, group_zh as institutions_zh, low, high, basis, decides, opening_zh, ending_zh,
      sure = 'yes' as is_sure, source_url as url, read_on from source.uk_china_rules_columns`)
    .all()
  const read = z.array(chinaAverageWireSchema.extend({ is_sure: z.coerce.boolean() })).parse(rows)
  for (const ofSchool of Map.groupBy(read, ({ uk }) => uk).values()) checkWords(ofSchool)
  return read
}

export function loadChinaAverages(db: DatabaseSync, { insert, value }: Writer): void {
  importTables(db, averageTables)
  const all = readAverages(db)
  for (const { is_sure, ...row } of all) insert('china_averages', { ...row, is_sure: is_sure ? 1 : 0 })
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
