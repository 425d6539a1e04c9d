import { glob, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import publishers from '@/lib/facts/data/publishers.json' with { type: 'json' }
import { statementRowsOf } from '@/lib/facts/registry'
import { schoolStore } from '@/lib/host/schools/store'

type School = { id: string; name: string; host: string | null }

let schools: School[]
/** Every full name that the library knows → the school when it has only one and the school is called otherwise, else null. */
let fullNames: Map<string, School | null>

const folders = [
  'lib/content/**/*.{yaml,md,csv}',
  'lib/facts/data/*.json',
  'app/**/*.{yaml,tsx}',
  'components/**/*.tsx',
]

/** Tables of names and of what others publish, in their own spelling. */
const notOurs = /^lib\/content\/(?:schools\/(?!uk_china_rules\.csv).*\.csv|SOURCES\.md|README\.md)$/

/** Names of the past, in sentences about the past or behind 原; the centre of the universities of 新州, which is no university. */
const kept: readonly (readonly [name: string, file: string])[] = [
  ['东京工业大学', 'lib/content/rankings/japan.yaml'],
  ['东京医科齿科大学', 'lib/content/rankings/japan.yaml'],
  ['东京工业大学', 'app/(special)/special/jp_sgu/content.yaml'],
  ['东京医科齿科大学', 'app/(special)/special/jp_sgu/content.yaml'],
  ['南澳大学', 'lib/content/changes/records/au-adelaide-merger.yaml'],
  ['南澳大学', 'lib/facts/data/statements.json'],
  ['博尔顿大学', 'lib/content/admissions/entry_thresholds.csv'],
  ['博尔顿大学', 'lib/facts/data/statements.json'],
  ['新州大学', 'lib/facts/data/publishers.json'],
]

/** Sites below the host of a school that are another school's. */
const otherSchools: Readonly<Record<string, string>> = {
  'shanghai.nyu.edu': '上海纽约大学',
  'stern.shanghai.nyu.edu': '上海纽约大学',
}

const recordSchema = z.object({ website: z.string().nullish() })

const hostOf = (url: string | null | undefined): string | null =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\d*\./, '') : null

beforeAll(async () => {
  const store = schoolStore()
  const rows = await store
    .selectFrom('schools')
    .where('level', '=', 'university')
    .select(['id', 'name_zh', 'record'])
    .execute()
  schools = rows.flatMap(({ id, name_zh, record }) =>
    name_zh === null
      ? []
      : [{ id, name: name_zh, host: hostOf(recordSchema.parse(JSON.parse(record)).website) }],
  )
  const byId = new Map(schools.map((school) => [school.id, school]))
  const named = await store.selectFrom('school_names').select(['name', 'school']).execute()
  fullNames = new Map()
  for (const [name, owners] of Map.groupBy(named, ({ name }) => name)) {
    const school = byId.get(owners[0]?.school ?? '')
    // A part of the name is a short form of it: 浸会大学 for 香港浸会大学.
    const isOther = owners.length === 1 && school !== undefined && !school.name.includes(name)
    if (/(?:大学|学院|分校)$/.test(name)) fullNames.set(name, isOther ? school : null)
  }
  for (const { name } of schools) fullNames.set(name, null)
})

/**
 * Schools that a text calls by another full name. Of all names that end at one place the longest counts: 伦敦大学学院 is no 大学学院. A
 * name behind the school's own is one of its parts: 纽约大学斯特恩商学院.
 */
function otherNamesIn(text: string): [name: string, school: School][] {
  return [...text.matchAll(/大学|学院|分校/g)].flatMap(({ index }): [string, School][] => {
    const end = index + 2
    for (let from = Math.max(0, end - 24); from <= end - 4; from++) {
      const name = text.slice(from, end)
      const school = fullNames.get(name)
      if (school === undefined) continue
      return school === null || text.slice(0, from).endsWith(school.name) ? [] : [[name, school]]
    }
    return []
  })
}

describe('a university has one Chinese name', () => {
  it('in the texts of the site', async () => {
    const found = new Set<string>()
    for (const pattern of folders)
      for await (const file of glob(pattern))
        if (!notOurs.test(file))
          for (const [name] of otherNamesIn(await readFile(file, 'utf8'))) found.add(`${name} ${file}`)
    expect([...found].toSorted()).toEqual(kept.map((each) => each.join(' ')).toSorted())
  })

  it('in statements about the 高考', () => {
    const names = new Map(schools.map(({ id, name }) => [id, name]))
    const wrong = statementRowsOf().flatMap(({ id, gaokao }) =>
      Object.entries(gaokao?.schools ?? {}).flatMap(([school, name]) => {
        const own = names.get(school)
        return own === undefined || own === name ? [] : [`${id}: ${name} → ${own}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('as the publisher of its own site, alone or before a part of it', () => {
    const byHost = Map.groupBy(schools, ({ host }) => host ?? '')
    const wrong = Object.entries(publishers.publishers.university).flatMap(([place, name]) => {
      const labels = (place.split('/')[0] ?? '').split('.')
      const owners = labels.flatMap((_, at) => byHost.get(labels.slice(at).join('.')) ?? [])
      const isOwn = owners.length === 0 || owners.some((school) => name.startsWith(school.name))
      return isOwn || otherSchools[place] === name
        ? []
        : [`${place}: ${name} → ${owners.map((school) => school.name).join('、')}`]
    })
    expect(wrong).toEqual([])
  })
})
