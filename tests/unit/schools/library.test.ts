import { describe, expect, it } from 'vitest'
import { dataSourceFile } from '@/lib/schools/data-sources'
import { officialChecks } from '@/lib/schools/official-checks'
import {
  cityInEnglish,
  highSchoolCountries,
  placeIn,
  placeName,
  regionName,
  universityCountries,
} from '@/lib/schools/places'
import { hasFigures, rankCaution, recordSources } from '@/lib/schools/provenance'
import { readSchoolRecords } from '../../support/school-records'
import { qsRank, school } from './support'

const { sources, mit_notice: mitNotice } = dataSourceFile.read()
const rows = await readSchoolRecords()
const ofLevel = (level: string) => rows.filter((row) => row.level === level)

describe("descriptions of the library's data", () => {
  it('name every country of the library, and no other', () => {
    const countries = (level: string) => new Set(ofLevel(level).map((row) => row.country))
    expect(new Set<string>(universityCountries)).toEqual(countries('university'))
    expect(new Set<string>(highSchoolCountries)).toEqual(countries('hischool'))
  })

  it.each(['us', 'uk', 'ca', 'au'])('have a Chinese name for every state of %s', (country) => {
    const states = new Set(rows.filter((row) => row.country === country).flatMap((row) => row.state ?? []))
    expect([...states].filter((state) => regionName(country, state) === state)).toEqual([])
  })

  it('describe every source', () => {
    const sources = new Set(rows.flatMap((row) => recordSources(row.source)))
    expect([...sources].filter((name) => !/\p{Script=Han}/u.test(name) && !/MIT/.test(name))).toEqual([])
  })

  it('translate only into cities of the data', () => {
    const cities = new Set(rows.flatMap((row) => row.city ?? []))
    const typed = ['伦敦', '波士顿', '东京', '纽约', '悉尼', '多伦多', '火奴鲁鲁', '仙台', '牛津', '堪培拉']
    expect(typed.map(cityInEnglish).filter((city) => !cities.has(city))).toEqual([])
    expect(cityInEnglish('Leeds')).toBe('Leeds')
  })

  it('warn of ranks that stand for more than one school', () => {
    const warned = rows.filter((row) => rankCaution(row.id) !== null)
    expect(warned).toHaveLength(3)
    expect(warned.every((row) => row.rank !== null)).toBe(true)
  })

  it('name an official register for every kind and country', () => {
    const without = [
      ...universityCountries.filter((country) => officialChecks('university', country).length === 0),
      ...highSchoolCountries.filter((country) => officialChecks('hischool', country).length === 0),
    ]
    expect(without).toEqual([])
  })

  it('count in the sources page what the library contains', () => {
    // The official registers have sources of their own.
    const registers = new Set(['dfe', 'sevp', 'nz-moe', 'cricos'])
    const high = ofLevel('hischool').filter(({ source }) => !registers.has(source))
    const count = (country: string) => high.filter((row) => row.country === country).length
    const text = JSON.stringify(sources)
    expect(text).toContain(`美国 ${count('us')} 所、英国 ${count('uk')} 所中学`)
    expect(text).toContain(`的 ${count('ca')} 所私立学校`)
    expect(text).toContain('Contains information licensed under the Open Government Licence – Ontario')
    expect(mitNotice.holder).toContain('Hipo')
  })
})

it.each([
  [{ country: 'us', city: 'Boston', state: 'MA' }, '波士顿，马萨诸塞州', '美国，波士顿，马萨诸塞州'],
  [{ country: 'jp', city: 'Tokyo', state: 'Tokyo' }, '东京', '日本，东京'],
  [{ country: 'uk', city: null, state: 'Scotland' }, '苏格兰', '英国，苏格兰'],
  [{ country: 'fr', city: null, state: null }, '', '法国'],
])('the place of a school %j', (place, expected, whole) => {
  expect(placeName(place)).toBe(expected)
  expect(placeIn(whole.split('，')[0] ?? '', place)).toBe(whole)
})

it('keeps pages with fewer than three values of their own out of search engines', () => {
  expect(hasFigures(school())).toBe(false)
  expect(hasFigures(school({ rank: qsRank('1', 1), figures: 1 }))).toBe(false)
  expect(hasFigures(school({ rank: qsRank('1', 1), figures: 2 }))).toBe(true)
  expect(hasFigures(school({ figures: 3 }))).toBe(true)
})
