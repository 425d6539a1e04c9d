import { getSchool, listSchools, type School } from '@/lib/api/schools'

/** A school as an address names it: by the id it was found with before, by words that somebody typed since, or by both. */
export type NamedSchool = { id: string; words: string; country: string; isHighSchool: boolean }

export type SchoolSearch = {
  school: School | null
  /** Other schools that the words may have meant. */
  others: readonly { id: string; name: string }[]
}

/** The school that is meant. Words hold before the id where they are another name. */
export async function findSchool({ id, words, country, isHighSchool }: NamedSchool): Promise<SchoolSearch> {
  const kept = id === '' ? null : await getSchool(id)
  if (words === '' || words === kept?.name) return { school: kept, others: [] }
  const { list } = await listSchools({
    q: words,
    level: isHighSchool ? 'hischool' : 'university',
    limit: 4,
    ...(country !== '' && { country }),
  })
  const [first, ...others] = list
  return {
    school: first === undefined ? null : await getSchool(first.id),
    others: others.map(({ id, name }) => ({ id, name })),
  }
}
