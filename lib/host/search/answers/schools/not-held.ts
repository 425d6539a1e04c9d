import { fold } from '@/lib/host/text/text'
import { codeOfCountry } from '../../country-names'
import gaps from '../../data/school-gaps.json' with { type: 'json' }
import { type Answer, type AnswerLine, type Asked, card, schoolNames } from '../asked'
import { type Detail, nameOf, surest, universityAt } from './named-school'
import { thresholdLines } from './thresholds'
import { valueLines } from './values'

const known = gaps.map(({ pattern, without, ...gap }) => ({
  ...gap,
  asks: new RegExp(pattern),
  without: new RegExp(without),
}))

/** Values of the few schools that have them, by what is asked. */
const heldBy: Readonly<Record<string, (school: Detail) => AnswerLine[]>> = {
  生活费: (school) => valueLines(school, 'board', 'living'),
  绩点要求: ({ id }) =>
    thresholdLines(id, 'gpa_master').map((line) => ({ ...line, label: `硕士 · ${line.label}` })),
}

/**
 * What the library holds about few schools or none (living costs, recognition, scholarships …). The nearest value that it holds, tuition for
 * living costs, would be the answer to another question.
 */
export async function answerNotHeld(asked: Asked): Promise<Answer | null> {
  const text = fold(asked.keyword)
  const gap = known.find(({ asks, without }) => asks.test(text) && !without.test(text))
  const [name, ...others] = schoolNames(asked)
  if (gap === undefined || name === undefined || others.length > 0 || asked.words.length > 0) return null
  const isOther = ({ text, pages }: Asked['names'][number]) =>
    !gap.asks.test(fold(text)) && pages.some(({ type }) => type !== 'major')
  if (asked.names.some((each) => each !== name && isOther(each))) return null
  const [page, second] = surest(name.pages)
  if (page === undefined || second !== undefined) return null
  const school = await universityAt(page)
  if (school === null || asked.countries.some((each) => codeOfCountry(each) !== school.country)) return null
  const lines = heldBy[gap.what]?.(school) ?? []
  return card({
    title: `${nameOf(school)} · ${gap.what}`,
    lines,
    unknown: `${lines.length > 0 ? '' : `本站没有逐校整理${gap.what}。`}${gap.text}`,
    link: page.href,
    links: [
      ...gap.links,
      { label: '学校页', href: page.href },
      ...(school.website === null ? [] : [{ label: '学校官网', href: school.website }]),
    ],
  })
}
