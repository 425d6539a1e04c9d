import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { type Statement, statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { isForLevel } from '@/lib/tools/conditions/country'
import type { Level } from '@/lib/tools/cost/levels'
import type { RankEntry } from '@/lib/tools/rankings/entries'
import { stretches } from './school-gaps'

/** A range of the ranking and the number of a country's schools in it. */
export type SchoolBand = {
  label: string
  count: number
  /** Address of the ranking page. Its bands include the better places too, so these schools begin after the band before. */
  href: string
  /** Sourced thresholds of schools in this range. */
  rules: readonly { school: string; statement: Statement }[]
}

/** School rules that the condition check uses besides the language rules of its countries. */
const admissionRules = [
  {
    school: 'au-the-university-of-western-australia',
    level: 'undergraduate',
    statement: 'au-gaokao-uwa-full',
  },
] as const

/** The bands of a country that contain schools; empty when the library has none. */
export function bandsOf(
  country: ConditionCountry,
  level: Level,
  entries: readonly RankEntry[],
): SchoolBand[] {
  const schools = entries.filter((entry) => entry.country === country.code)
  const rules = [
    ...admissionRules.filter((rule) => rule.level === level),
    ...country.language.flatMap((rule) => {
      if (rule.covers?.school == null || !isForLevel(rule, level) || !('statement' in rule.source)) return []
      return [{ school: rule.covers.school, statement: rule.source.statement }]
    }),
  ]
  return stretches.flatMap(({ label, from, to, band }) => {
    const held = schools.filter(
      ({ places }) => places.qs !== null && places.qs.from >= from && places.qs.from <= to,
    )
    if (held.length === 0) return []
    return {
      label,
      count: held.length,
      href: listHref(paths.ranking, { country: country.code, band }),
      rules: rules.flatMap((rule) => {
        const school = held.find(({ id }) => id === rule.school)
        return school === undefined ? [] : [{ school: school.name, statement: statement(rule.statement) }]
      }),
    }
  })
}
