import type { School } from '@/lib/api/schools'
import { bachelorFeeOf, masterFeeOf, type SchoolTile } from './tiles'
import { cautionOf, type SchoolValueKey } from './values'

/** The prices that a school's page prints in large type: they have different definitions but can be compared. */
export const firstPrices = [
  {
    label: '本科学费，一年',
    tileOf: bachelorFeeOf,
    keys: ['tuition-undergraduate', 'range-bachelor', 'fee-bachelor', 'rule-bachelor'],
  },
  {
    label: '硕士学费，一年',
    tileOf: masterFeeOf,
    keys: ['range-master', 'fee-master', 'rule-master', 'masters-fees', 'tuition-graduate'],
  },
] as const satisfies readonly {
  label: string
  tileOf: (school: School) => SchoolTile | null
  keys: readonly SchoolValueKey[]
}[]

/** The row that prints this very value of a school; null when none does. */
export const firstRowWith = (key: SchoolValueKey, school: School): string | null =>
  firstPrices.find(({ tileOf }) => tileOf(school)?.from === key)?.label ?? null

/** Whether a row of its own would only repeat prices that stand in the first rows. */
export function isRepeated(key: SchoolValueKey, schools: readonly School[]): boolean {
  const held = schools.filter(({ values }) => values.has(key))
  return held.length > 0 && held.every((school) => firstRowWith(key, school) !== null)
}

/** What limits the prices of a first row, for rows that are left out as repeated; the schools are named when it is not true of all. */
export function priceCautions(
  tileOf: (school: School) => SchoolTile | null,
  schools: readonly School[],
): string[] {
  const limited = schools.flatMap((school) => {
    const key = tileOf(school)?.from
    const value = key !== undefined && isRepeated(key, schools) ? school.values.get(key) : undefined
    const caution = value === undefined ? null : cautionOf(value)
    return caution === null ? [] : [{ name: school.name, caution: caution.replace(/。$/, '') }]
  })
  return [...Map.groupBy(limited, ({ caution }) => caution)].map(([caution, of]) =>
    of.length === schools.length ? caution : `${of.map(({ name }) => name).join('、')}：${caution}`,
  )
}
