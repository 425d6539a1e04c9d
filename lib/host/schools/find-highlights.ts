import { finderNames, lowestCost, type StudyLevel } from '@/lib/schools/finder'
import { valuesBehind } from '@/lib/schools/values'
import type { SchoolStore } from './store'
import { valueColumns } from './tables'

type Asked = { study?: StudyLevel | undefined; sort: string } & { [name: string]: unknown }

/** The values that every row of the list shows. */
const usual = ['cost', 'admission', 'ielts']

/** The published values in the rows of a list: those that are always shown, and those of the filters and the order in use, one for each. */
export async function findHighlights(store: SchoolStore, schools: readonly string[], asked: Asked) {
  const wanted = [...usual, ...finderNames.filter((name) => asked[name] !== undefined), asked.sort]
  const study = asked.study ?? 'bachelor'
  // The lowest price explains why a school with a higher range is within a budget.
  const choices = [
    ...[...new Set(wanted)].map((name) => valuesBehind(name, study)),
    [lowestCost(study)],
  ].filter((keys) => keys.length > 0)
  if (choices.length === 0 || schools.length === 0) return () => []
  const rows = await store
    .selectFrom('school_values')
    .select(['school', ...valueColumns])
    .where('school', 'in', schools)
    .where('key', 'in', choices.flat())
    .execute()
  return (school: string) => {
    const own = rows.filter((row) => row.school === school)
    return choices.flatMap((keys) => {
      const found = keys.flatMap((key) => own.find((row) => row.key === key) ?? [])
      return found.slice(0, 1).map(({ school: _, ...value }) => value)
    })
  }
}
