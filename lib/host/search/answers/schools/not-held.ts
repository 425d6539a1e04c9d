import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import { codeOfCountry } from '../../country-names'
import subjects from '../../data/few-held.json' with { type: 'json' }
import { type Answer, type AnswerLine, type Asked, card, schoolNames } from '../asked'
import { type Detail, nameOf, surest, universityAt } from './named-school'
import { statedLines } from './stated'
import { englishLines, thresholdLines } from './thresholds'
import { testLines, valueLines } from './values'

/** What is asked of few schools or countries, how questions write it, and how rows do. */
export const fewHeld = subjects.map(({ pattern, without, written = pattern, ...gap }) => ({
  ...gap,
  asks: new RegExp(pattern),
  without: new RegExp(without),
  written: new RegExp(written),
}))

type FewHeld = (typeof fewHeld)[number]

/** Lines of a card. */
const most = 4

/** Tables with a column for it, by what is asked. */
const heldBy: Readonly<Record<string, (school: Detail) => AnswerLine[]>> = {
  生活费: (school) => valueLines(school, 'housing', 'graduate-living'),
  绩点要求: ({ id }) =>
    thresholdLines(id, 'gpa_master').map((line) => ({ ...line, label: `硕士 · ${line.label}` })),
  高考要求: ({ id }) => thresholdLines(id, 'gaokao'),
  多邻国要求: (school) => testLines(school, '多邻国'),
  'PTE 要求': (school) => testLines(school, 'PTE'),
}

/** Every row about it: of the school first, then of its whole country. */
export async function linesOfFew({ what, written }: FewHeld, school: Detail): Promise<AnswerLine[]> {
  const own = [
    ...(heldBy[what]?.(school) ?? []),
    ...englishLines(school.id, written),
    ...(await statedLines(written, school, 'school')),
  ]
  return (own.length > 0 ? own : await statedLines(written, school, 'country')).slice(0, most)
}

const fewIn = ({ keyword }: Asked): FewHeld | undefined => {
  const text = fold(keyword)
  return fewHeld.find(({ asks, without }) => asks.test(text) && !without.test(text))
}

/** A subject that is clear by itself, whatever other words there are. */
export async function answerGeneral(asked: Asked): Promise<Answer | null> {
  const gap = fewIn(asked)
  return gap?.isGeneral && schoolNames(asked).length === 0 ? ofPlaces(asked, gap) : null
}

/**
 * What the tables hold about few schools or countries (Duolingo, scholarships, CET …): every row about it, and that there is none only after
 * this look. The nearest value of the library, tuition for living costs, would answer another question.
 */
export async function answerNotHeld(asked: Asked): Promise<Answer | null> {
  const gap = fewIn(asked)
  const [name, ...others] = schoolNames(asked)
  if (gap === undefined) return null
  const isOther = ({ text, pages }: Asked['names'][number]) =>
    !gap.asks.test(fold(text)) && pages.some(({ type }) => type !== 'major')
  if (asked.words.some((word) => !gap.asks.test(fold(word))) || others.length > 0) return null
  if (asked.names.some((each) => each !== name && isOther(each))) return null
  if (name === undefined) return asked.countries.length === 0 || gap.isAnswered ? null : ofPlaces(asked, gap)
  const [page, second] = surest(name.pages)
  if (page === undefined || second !== undefined) return null
  const school = await universityAt(page)
  if (school === null || asked.countries.some((each) => codeOfCountry(each) !== school.country)) return null
  const lines = await linesOfFew(gap, school)
  return card({
    title: `${nameOf(school)} · ${gap.what}`,
    lines,
    unknown: `${lines.length > 0 || gap.isAnswered ? '' : `没查到这所学校的${gap.what}。`}${gap.text}`,
    link: page.href,
    links: [
      ...gap.links,
      { label: '学校页', href: page.href },
      ...(school.website === null ? [] : [{ label: '学校官网', href: school.website }]),
    ],
  })
}

/** What the sentences say of it, in the country of the question if it names one. */
async function ofPlaces(
  { countries: [name, ...others] }: Asked,
  { what, written, text, links, isAnswered, isGeneral }: FewHeld,
): Promise<Answer | null> {
  const country = codeOfCountry(name)
  if (others.length > 0 || (name !== undefined && country === undefined)) return null
  const lines = isAnswered ? [] : (await statedLines(written, { country }, 'country')).slice(0, most)
  if (lines.length === 0 && !isGeneral) return null
  return card({
    title: name === undefined || isAnswered ? what : `${name} · ${what}`,
    lines,
    unknown: `${lines.length > 0 || isAnswered ? '' : '没查到写明的。'}${text}`,
    link: links[0]?.href ?? paths.schools,
    links,
  })
}
