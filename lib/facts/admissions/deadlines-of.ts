import type { SchoolLevel } from '@/lib/contract/schools'
import type { SchoolValueKey } from '@/lib/schools/values'
import { type Deadline, deadlines } from './deadlines'

type Level = Deadline['level']

/** The properties of a school that decide which dates apply to it. */
export type DatedSchool = {
  id: string
  level: SchoolLevel
  country: string
  values: { has: (key: SchoolValueKey) => boolean }
}

/** Schools whose whole undergraduate admission closes in October. */
const octoberSchools: ReadonlySet<string> = new Set(['uk-university-of-oxford', 'uk-university-of-cambridge'])

/** Schools that admit through UCAS Conservatoires, which has dates of its own. */
const conservatoires: ReadonlySet<string> = new Set([
  'uk-guildhall-school-of-music-and-drama',
  'uk-leeds-conservatoire',
  'uk-royal-academy-of-music-university-of-london',
  'uk-royal-college-of-music',
  'uk-royal-conservatoire-of-scotland',
  'uk-royal-northern-college-of-music',
  'uk-trinity-laban-conservatoire-of-music-and-dance',
])

const campus = (name: string) => `us-university-of-california-${name}`

/** Campuses with a written agreement for students of Californian community colleges. */
const tagCampuses = ['davis', 'irvine', 'merced', 'riverside', 'santa-barbara', 'santa-cruz'].map(campus)

/** The nine campuses that admit first-year students and transfers. */
const ucCampuses: ReadonlySet<string> = new Set([
  ...tagCampuses,
  ...['berkeley', 'los-angeles', 'san-diego'].map(campus),
])

const named = (...ids: readonly string[]) =>
  ids.flatMap((id) => deadlines.find((deadline) => deadline.id === id) ?? [])

const ifMedical = '（若课程是医学、牙医、兽医）'

/** The days of UCAS. Which of the two days of equal consideration applies depends on the course, so both are shown. */
const ucas = (school: DatedSchool): readonly Deadline[] => {
  if (conservatoires.has(school.id) || !school.values.has('undergraduate-courses')) return []
  const [october] = named('ucas.oxbridge-medicine')
  if (october === undefined) return []
  if (octoberSchools.has(school.id))
    return [{ ...october, round: 'UCAS 同等考虑截止（全部课程）', remark: null }]
  const medicine = {
    ...october,
    round: `UCAS 同等考虑截止${ifMedical}`,
    remark: '医学、牙医、兽医课程多数按这一天，看课程页',
  }
  return [...named('ucas.main', 'ucas.extra', 'ucas.late', 'ucas.clearing'), medicine]
}

/** The dates of application systems that apply to a school. */
function ofSystems(school: DatedSchool, level: Level): readonly Deadline[] {
  const { id, country } = school
  if (level === 'transfer')
    return named(
      ...(ucCampuses.has(id) ? ['uc.transfer'] : []),
      ...(tagCampuses.includes(id) ? ['uc.tag'] : []),
    )
  if (level !== 'undergraduate') return []
  if (country === 'uk') return ucas(school)
  if (ucCampuses.has(id)) return named('uc.first-year')
  if (country === 'nl') return named('studielink.numerus-fixus', 'studielink.other')
  return []
}

/** The registered dates of one school: its own rounds and those of a system through which it admits, never another school's. */
export function deadlinesOfSchool(school: DatedSchool, level: Level): readonly Deadline[] {
  if (school.level !== 'university') return []
  const own = deadlines.filter((row) => row.school === school.id && row.level === level)
  return [...own, ...ofSystems(school, level)]
}
