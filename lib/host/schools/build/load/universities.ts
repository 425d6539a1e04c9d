import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { rankings } from '@/lib/schools/rankings'
import { readTable } from '../source-tables'
import { basicColumns, basicsOf, type SchoolSink } from './school-sink'
import { graduateTuitionOf } from './united-states'

const { qs } = rankings

/** Universities from three tables; the most detailed one comes first. */
export function loadUniversities(add: SchoolSink['add']): void {
  loadRanked(add)
  loadMore(add)
  loadAdded(add)
}

const previousRank = `rank_prev_${qs.previousEdition}` as const

const rankedColumns = z.object({
  ...basicColumns,
  name_zh_source: cell.text.nullable(),
  name_zh_alt: cell.text.nullable(),
  state: cell.text.nullable(),
  website: cell.address.nullable(),
  rank_source: cell.text.nullable(),
  rank_year: cell.integer.nullable(),
  rank_world: cell.text.nullable(),
  rank_num: cell.integer.nullable(),
  [previousRank]: cell.text.nullable(),
  tuition_usd: cell.integer.nullable(),
  tuition_year: cell.text.nullable(),
  tuition_source: cell.text.nullable(),
  tuition_grad_usd: cell.integer.nullable(),
  room_board_usd: cell.integer.nullable(),
  other_exp_usd: cell.integer.nullable(),
  books_usd: cell.integer.nullable(),
  control: cell.text.nullable(),
  size_band: cell.text.nullable(),
  level: cell.text.nullable(),
  ror_id: cell.text.nullable(),
  wikidata_id: cell.text.nullable(),
  ipeds_unitid: cell.text.nullable(),
  base_source: cell.text,
})

function loadRanked(add: SchoolSink['add']): void {
  for (const row of readTable('schools.csv', rankedColumns)) {
    const { values } = row
    const source = values.rank_source
    add(row, 'id', {
      ...basicsOf(values),
      level: 'university',
      name_zh_source: values.name_zh_source,
      name_alt: values.name_zh_alt?.split(';') ?? [],
      state: values.state,
      website: values.website,
      rank:
        source === null
          ? null
          : {
              source,
              year: values.rank_year,
              world: values.rank_world ?? row.fail('rank_world', '不能为空'),
              num: values.rank_num,
            },
      rank_prev: values[previousRank],
      tuition_usd: values.tuition_usd,
      tuition_grad_usd: graduateTuitionOf(values),
      room_board_usd: values.room_board_usd,
      other_exp_usd: values.other_exp_usd,
      books_usd: values.books_usd,
      tuition_year: values.tuition_year,
      tuition_source: values.tuition_source,
      control: values.control,
      size_band: values.size_band,
      degree_level: values.level,
      ror_id: values.ror_id,
      wikidata_id: values.wikidata_id,
      ipeds_unitid: values.ipeds_unitid,
      source: values.base_source,
    })
  }
}

const ownRank = `qs_${qs.edition}` as const
const rankBefore = `qs_${qs.previousEdition}` as const

const moreColumns = z.object({ ...basicColumns, [ownRank]: cell.text, [rankBefore]: cell.text.nullable() })

/** Schools of countries that are not in the first table: name, city and published rank only. */
function loadMore(add: SchoolSink['add']): void {
  for (const row of readTable('schools_more.csv', moreColumns)) {
    const { values } = row
    const world = values[ownRank]
    add(row, 'id', {
      ...basicsOf(values),
      level: 'university',
      name_zh_source: values.name_zh === null ? null : 'common',
      rank: {
        source: 'QS World University Rankings',
        year: qs.edition,
        world,
        num: Number.parseInt(world, 10),
      },
      rank_prev: values[rankBefore],
      source: `QS${qs.edition}`,
    })
  }
}

const addedColumns = z.object({ ...basicColumns, website: cell.address.nullable() })

/** Schools that families ask for and that are in no source: names and official addresses, no figures. */
function loadAdded(add: SchoolSink['add']): void {
  for (const row of readTable('schools_added.csv', addedColumns)) {
    const { values } = row
    add(row, 'id', {
      ...basicsOf(values),
      level: 'university',
      name_zh_source: 'common',
      website: values.website,
      source: 'added',
    })
  }
}
