import type { School } from '@/lib/api/schools'
import { type SchoolTile, tileOf } from './tiles'
import { cautionOf, keysFor, type SchoolValue, type SchoolValueKey, schoolValueFile } from './values'

/** The prices that a school's page prints in large type: they have different definitions but can be compared. */
export const firstPrices = () =>
  ['bachelor', 'master'].map((name) => ({
    label: schoolValueFile.read().questions[name]?.label ?? name,
    tileOf: (school: School): SchoolTile | null => tileOf(name, school),
    keys: keysFor(name),
  }))

/** The row that prints this very value of a school; null when none does. */
export const firstRowWith = (key: SchoolValueKey, school: School): string | null =>
  firstPrices().find(({ tileOf }) => tileOf(school)?.from === key)?.label ?? null

/** Whether a row of its own would only repeat prices that stand in the first rows. */
export function isRepeated(key: SchoolValueKey, schools: readonly School[]): boolean {
  const held = schools.filter(({ values }) => values.has(key))
  return held.length > 0 && held.every((school) => firstRowWith(key, school) !== null)
}

/** What limits the prices of a first row, for rows that are left out as repeated. */
export const priceCautions = (
  tileOf: (school: School) => SchoolTile | null,
  schools: readonly School[],
): string[] =>
  cautionsOf((school) => {
    const key = tileOf(school)?.from
    return key !== undefined && isRepeated(key, schools) ? school.values.get(key) : undefined
  }, schools)

/** What limits a value of these schools; the schools are named when it is not true of all. */
export function cautionsOf(
  limitedOf: (school: School) => SchoolValue | undefined,
  schools: readonly School[],
): string[] {
  const limited = schools.flatMap((school) => {
    const value = limitedOf(school)
    const caution = value === undefined ? null : cautionOf(value)
    return caution === null ? [] : [{ name: school.name, caution: caution.replace(/。$/, '') }]
  })
  return [...Map.groupBy(limited, ({ caution }) => caution)].map(([caution, of]) =>
    of.length === schools.length ? caution : `${of.map(({ name }) => name).join('、')}：${caution}`,
  )
}
