import { rankings } from '@/lib/schools/rankings'
import { readTable } from '../source-tables'
import { basicsOf, type SchoolSink } from './school-sink'
import { graduateTuitionOf } from './united-states'

const { qs } = rankings

/** Universities from three tables; the most detailed one comes first. */
export function loadUniversities(add: SchoolSink['add']): void {
  loadRanked(add)
  loadMore(add)
  loadAdded(add)
}

function loadRanked(add: SchoolSink['add']): void {
  const columns = [
    'id',
    'name_en',
    'name_zh',
    'name_zh_source',
    'name_zh_alt',
    'country',
    'city',
    'state',
    'website',
    'rank_source',
    'rank_year',
    'rank_world',
    'rank_num',
    `rank_prev_${qs.previousEdition}`,
    'tuition_usd',
    'tuition_year',
    'tuition_source',
    'tuition_grad_usd',
    'room_board_usd',
    'other_exp_usd',
    'books_usd',
    'control',
    'size_band',
    'level',
    'ror_id',
    'wikidata_id',
    'ipeds_unitid',
    'base_source',
  ]
  for (const row of readTable('schools.csv', columns)) {
    const source = row.text('rank_source')
    add(row, 'id', {
      ...basicsOf(row),
      level: 'university',
      name_zh_source: row.text('name_zh_source'),
      name_alt: row.text('name_zh_alt')?.split(';') ?? [],
      state: row.text('state'),
      website: row.url('website'),
      rank:
        source === null
          ? null
          : {
              source,
              year: row.integer('rank_year'),
              world: row.required('rank_world'),
              num: row.integer('rank_num'),
            },
      rank_prev: row.text(`rank_prev_${qs.previousEdition}`),
      tuition_usd: row.integer('tuition_usd'),
      tuition_grad_usd: graduateTuitionOf(row),
      room_board_usd: row.integer('room_board_usd'),
      other_exp_usd: row.integer('other_exp_usd'),
      books_usd: row.integer('books_usd'),
      tuition_year: row.text('tuition_year'),
      tuition_source: row.text('tuition_source'),
      control: row.text('control'),
      size_band: row.text('size_band'),
      degree_level: row.text('level'),
      ror_id: row.text('ror_id'),
      wikidata_id: row.text('wikidata_id'),
      ipeds_unitid: row.text('ipeds_unitid'),
      source: row.required('base_source'),
    })
  }
}

/** Schools of countries that are not in the first table: name, city and published rank only. */
function loadMore(add: SchoolSink['add']): void {
  const [own, before] = [`qs_${qs.edition}`, `qs_${qs.previousEdition}`]
  const columns = ['id', 'country', 'name_en', 'name_zh', 'city', own, before]
  for (const row of readTable('schools_more.csv', columns)) {
    const world = row.required(own)
    add(row, 'id', {
      ...basicsOf(row),
      level: 'university',
      name_zh_source: row.text('name_zh') === null ? null : 'common',
      rank: {
        source: 'QS World University Rankings',
        year: qs.edition,
        world,
        num: Number.parseInt(world, 10),
      },
      rank_prev: row.text(before),
      source: `QS${qs.edition}`,
    })
  }
}

/** Schools that families ask for and that are in no source: names and official addresses, no figures. */
function loadAdded(add: SchoolSink['add']): void {
  const columns = ['id', 'country', 'name_en', 'name_zh', 'city', 'website']
  for (const row of readTable('schools_added.csv', columns)) {
    add(row, 'id', {
      ...basicsOf(row),
      level: 'university',
      name_zh_source: 'common',
      website: row.url('website'),
      source: 'added',
    })
  }
}
