import type { NamedSchools } from '@/lib/host/schools/school-filters'
import { type Asked, type NamedPage, schoolNames } from './answers/asked'
import { countryOfSchool, schoolOf } from './country-names'
import { sureness } from './search-store'

/**
 * What somebody means who types a school. Known words beside the name (学费, 硕士) change nothing. Two names are a comparison and no name; a
 * text with unknown words names nothing, and nor does a name beside a country that has no such school (哈佛 英国).
 */
export function schoolsNamedBy(asked: Asked): NamedSchools {
  const [name, another] = schoolNames(asked)
  const isName = another === undefined && asked.words.length === 0 && asked.isCertain
  const isThere = ({ href, type }: NamedPage) =>
    type === 'school' && (asked.countries.length === 0 || asked.countries.includes(countryOfSchool(href)))
  const pages = isName ? (name?.pages ?? []).filter(isThere) : []
  const least = Math.min(sureness.name, Math.max(0, ...pages.map((page) => page.sureness)))
  const idsOf = (isUsual: boolean) =>
    pages.filter((page) => page.sureness >= least === isUsual).map(({ href }) => schoolOf(href))
  return { usual: idsOf(true), others: idsOf(false) }
}
