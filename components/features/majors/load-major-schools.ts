import { cache } from 'react'
import { countryNames } from '@/components/blocks/listing/names'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getMajor } from '@/lib/api/majors'
import { listMajorSchools } from '@/lib/api/programmes'
import { keysOf } from '@/lib/core/keys-of'
import { grouped } from '@/lib/core/numbers'
import { choiceFilter, type Filter, readListState, type SearchParams } from '@/lib/listing'
import { majorSchoolsPath } from './load-majors'

const perPage = 30

const sorts = { graduates: '按一年授予的学位数', pay: '按毕业收入' } as const

const sortIds = keysOf(sorts)

/** The schools that teach a major, filtered by an address, or null when there is no such major. */
export const loadMajorSchools = cache(async (id: string, params: string) => {
  const major = await getMajor(id)
  if (major === null) return null
  const asked = new URLSearchParams(params)
  // The value that older addresses have for the usual order.
  asked.delete('sort', 'rank')
  const given: SearchParams = Object.fromEntries(asked)
  const match = given.match === 'near' ? 'near' : 'exact'
  const [countryOf, { countries }] = await Promise.all([
    orEmpty(listCountries()).then(countryNames),
    listMajorSchools({ major: major.id, match, limit: 1 }),
  ])
  const filters: Filter[] = [
    { ...choiceFilter('match', '范围', { near: '相近学科' }), byLinks: true },
    choiceFilter(
      'country',
      '国家或地区',
      Object.fromEntries(
        countries.map(({ country, schools }) => [country, `${countryOf(country)}（${grouped(schools)}）`]),
      ),
    ),
    { ...choiceFilter('sort', '排序', sorts), none: '按 QS 名次' },
  ]
  const state = readListState(filters, given)
  const { country, sort } = state.values
  const found = await listMajorSchools({
    major: major.id,
    match,
    country,
    sort: sortIds.find((one) => one === sort) ?? 'rank',
    page: state.page,
    limit: perPage,
  })
  return { major, match, path: majorSchoolsPath(major.id), filters, state, found, countryOf }
})

export type MajorSchoolsData = NonNullable<Awaited<ReturnType<typeof loadMajorSchools>>>
