import type { DatabaseSync } from 'node:sqlite'
import { importTables, oneOf } from '../import-table'
import { publish } from '../published'

/** The year in which each school was founded, both years where the sources differ; and of universities the campus, where it is not only the city. */
export function loadFounded(db: DatabaseSync): void {
  importTables(db, {
    'founded.csv': 'id text not null, founded integer, source text not null, other text',
    'geo.csv': `id text not null, lat real, lon real, precision text not null ${oneOf('precision', ['campus', 'city'])}`,
  })
  const origin =
    "case when source like '%ETER%' then 'eter' when source like '%HRK%' then 'hrk' else 'ror' end"
  for (const source of ['eter', 'hrk', 'ror'])
    publish(
      db,
      `(select * from source.founded where ${origin} = '${source}')`,
      "'2026 年 6 月记录'",
      source,
      { founded: 'iif(other is null, founded, null)', 'founded-two': 'founded_two(founded, other)' },
    )
  publish(db, 'source.geo', "'2026'", 'ror', { campus: "iif(precision = 'campus', lat || ',' || lon, null)" })
}
