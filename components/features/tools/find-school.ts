import { getSchool, listSchools, type School, type SchoolSummary } from '@/lib/api/schools'
import { normalizeKeyword } from '@/lib/contract/search'

/** A school as an address names it: by the id it was found with before, by words that somebody typed since, or by both. */
export type NamedSchool = { id: string; words: string; country: string; isHighSchool: boolean }

export type SchoolSearch = {
  /** Null where it has to be asked which is meant. */
  school: School | null
  /** Other schools that the words may have meant, or all of them where none was taken. */
  others: readonly { id: string; name: string }[]
}

/** A short name, which stands by chance in longer ones: 哥大 in 格拉斯哥大学. */
const isShortName = /大$/u

const isHan = /\p{Script=Han}/u

/** How many schools are named for choosing. */
const candidates = 5

/**
 * The school that is meant. Words hold before the id where they are another name. A school is taken only where the words are its
 * name or nobody else's: 大学 is in the names of thousands.
 */
export async function findSchool({ id, words, country, isHighSchool }: NamedSchool): Promise<SchoolSearch> {
  const kept = id === '' ? null : await getSchool(id)
  if (words === '' || words === kept?.name) return { school: kept, others: [] }
  const { list, total, exact } = await listSchools({
    q: words,
    level: isHighSchool ? 'hischool' : 'university',
    limit: candidates,
    ...(country !== '' && { country }),
  })
  const named = list.map(({ id, name }) => ({ id, name }))
  const [first, ...others] = named
  const isPlain = exact > 0 || (total === 1 && list.some((only) => isNamedBy(only, words)))
  if (first === undefined || !isPlain) return { school: null, others: named }
  return {
    school: await getSchool(first.id),
    others: isShortName.test(words) ? named.slice(1, exact) : others,
  }
}

/**
 * Whether words are a name's own: as it begins in Chinese (乔治城 stands in 圣乔治城市 by chance), whole words of the English one
 * (MU stands in anything).
 */
function isNamedBy({ name, nameEn }: SchoolSummary, words: string): boolean {
  const wanted = normalizeKeyword(words).toLowerCase()
  if (isShortName.test(wanted) || /^[a-z]{1,3}$/.test(wanted)) return false
  const begins = [...wanted].slice(0, 2).join('')
  return isHan.test(wanted) ? name.startsWith(begins) : ` ${nameEn.toLowerCase()} `.includes(` ${wanted} `)
}
