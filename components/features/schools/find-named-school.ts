import { getSchool, listSchools, type School, type SchoolSummary } from '@/lib/api/schools'
import { normalizeKeyword } from '@/lib/contract/search'

/** A school in an address: by the id from an earlier search, by newly typed words, or by both. */
type NamedSchool = { id?: string; words: string; country?: string; isHighSchool?: boolean }

export type SchoolSearch = {
  /** Null when the visitor has to choose. */
  school: School | null
  /** Other schools that the words may mean; all of them when none was chosen. */
  others: readonly { id: string; name: string }[]
}

/** A short name, which may occur by chance in longer ones: 哥大 in 格拉斯哥大学. */
const isShortName = /大$/u

const isHan = /\p{Script=Han}/u

/** Number of schools offered as a choice. */
const candidates = 5

/**
 * Finds the school that somebody typed into any field for one. Words have priority over the id when they are another name. A school is
 * chosen only when the words are its own name or match no other school, because 大学 is in thousands of names; of several schools with the
 * same name none is chosen.
 */
export async function findNamedSchool({
  id,
  words,
  country,
  isHighSchool = false,
}: NamedSchool): Promise<SchoolSearch> {
  const kept = id ? await getSchool(id) : null
  if (!words || words === kept?.name) return { school: kept, others: [] }
  const { list, total, exact, alike } = await listSchools({
    q: words,
    level: isHighSchool ? 'hischool' : 'university',
    limit: candidates,
    ...(country && { country }),
  })
  const named = list.map(({ id, name }) => ({ id, name }))
  const [first, ...others] = named
  const isPlain = exact === 1 || (total === 1 && list.some((only) => isNamedBy(only, words)))
  if (!first || !isPlain)
    return {
      school: null,
      others: exact > 1 && isShortName.test(words) ? named.slice(0, exact + alike) : named,
    }
  return {
    school: await getSchool(first.id),
    others: isShortName.test(words) ? named.slice(1, exact + alike) : others,
  }
}

/**
 * Whether the words are really a name: the beginning of the Chinese name (乔治城 is in 圣乔治城市 by chance), or whole words
 * of the English one (MU is in many words).
 */
function isNamedBy({ name, nameEn }: SchoolSummary, words: string) {
  const wanted = normalizeKeyword(words).toLowerCase()
  if (isShortName.test(wanted) || /^[a-z]{1,3}$/.test(wanted)) return false
  const begins = [...wanted].slice(0, 2).join('')
  return isHan.test(wanted) ? name.startsWith(begins) : ` ${nameEn.toLowerCase()} `.includes(` ${wanted} `)
}
