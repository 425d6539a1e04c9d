import { paths } from '@/lib/routing/paths'
import { codeOfCountry } from '../../country-names'
import { type Answer, type AnswerLine, card, schoolNames } from '../asked'
import type { FewHeld } from '../few-held'
import type { Question } from '../question'
import { pathwayLines } from './fees'
import { livingOf } from './living-of'
import { type Detail, nameOf, surest, universityAt } from './named-school'
import { statedLines } from './stated'
import { englishLines, thresholdLines } from './thresholds'
import { testLines, valueLines } from './values'

/** Lines of a card. */
const most = 4

/** Tables with a column for it, by what is asked. */
export const heldBy: Readonly<Record<string, (school: Detail) => AnswerLine[] | Promise<AnswerLine[]>>> = {
  生活费: livingOf,
  绩点要求: ({ id }) =>
    thresholdLines(id, 'gpa_master').map((line) => ({ ...line, label: `硕士 · ${line.label}` })),
  高考要求: ({ id }) => thresholdLines(id, 'gaokao'),
  'IB 要求': ({ id }) => thresholdLines(id, 'ib'),
  'A-level 要求': ({ id }) => thresholdLines(id, 'alevel'),
  'AP、SAT 要求': (school) => [...valueLines(school, 'sat'), ...thresholdLines(school.id, 'ap')],
  'OSSD 要求': ({ id }) => thresholdLines(id, 'ossd'),
  预科: pathwayLines,
  大专申请: ({ id }) => thresholdLines(id, 'diploma'),
  多邻国要求: (school) => testLines(school, '多邻国'),
  'PTE 要求': (school) => testLines(school, 'PTE'),
}

/** Every row about it: of the school first, then of its whole country. */
export async function linesOfFew({ what, written }: FewHeld, school: Detail): Promise<AnswerLine[]> {
  const own = [
    ...((await heldBy[what]?.(school)) ?? []),
    ...englishLines(school.id, written),
    ...(await statedLines(written, school, 'school')),
  ]
  return (own.length > 0 ? own : await statedLines(written, school, 'country')).slice(0, most)
}

/** A subject that is clear by itself, whatever other words there are. */
export const answerGeneral = (question: Question): Promise<Answer | null> | null =>
  question.few?.isGeneral ? answerPlaces(question) : null

/**
 * What the tables hold about few schools or countries (Duolingo, scholarships, CET …): every row about it, and that there is none only after
 * this look. The nearest value of the library, tuition for living costs, would answer another question.
 */
export async function answerFew({ few, names, countries }: Question): Promise<Answer | null> {
  const [page, second] = surest(schoolNames({ names })[0]?.pages ?? [])
  if (few === undefined || page === undefined || second !== undefined) return null
  const school = await universityAt(page)
  if (school === null || countries.some((each) => codeOfCountry(each) !== school.country)) return null
  const lines = await linesOfFew(few, school)
  return card({
    title: `${nameOf(school)} · ${few.what}`,
    lines,
    unknown: `${lines.length > 0 || few.isAnswered ? '' : `没查到这所学校的${few.what}。`}${few.text}`,
    link: page.href,
    links: [
      ...few.links,
      { label: '学校页', href: page.href },
      ...(school.website === null ? [] : [{ label: '学校官网', href: school.website }]),
    ],
  })
}

/** What the sentences say of it, in the country of the question if it names one. */
export async function answerPlaces({ few, countries: [name] }: Question): Promise<Answer | null> {
  const country = codeOfCountry(name)
  if (few === undefined || (name !== undefined && country === undefined && !few.isAnswered)) return null
  const { what, written, text, links, isAnswered, isGeneral } = few
  const lines = isAnswered ? [] : (await statedLines(written, { country }, 'country')).slice(0, most)
  if (lines.length === 0 && !isGeneral && !isAnswered) return null
  return card({
    title: name === undefined || isAnswered ? what : `${name} · ${what}`,
    lines,
    unknown: `${lines.length > 0 || isAnswered ? '' : '没查到写明的。'}${text}`,
    link: links[0]?.href ?? paths.schools,
    links,
  })
}
