import { listWords } from '@/lib/core/list-words'
import { fold } from '@/lib/host/text/text'
import { detailPath } from '@/lib/routing/paths'
import { compareHref, compareLimit } from '@/lib/schools/school-ids'
import { type Answer, cardOf } from '../asked'
import type { Question } from '../question'
import { nameOf, surest, universityAt } from './named-school'
import { linesOf } from './subjects'

/** Compares two to four schools, by rank or by the subject of the question. */
export async function answerComparison({ names, matters, keyword }: Question): Promise<Answer | null> {
  const [matter, ...others] = matters.filter((each) => each !== '比较')
  if (names.length > compareLimit || others.length > 0 || areTouching(names, fold(keyword))) return null
  const schools = await Promise.all(
    names.map(({ pages }) => {
      const [page, second] = surest(pages)
      return page?.type === 'school' && second === undefined ? universityAt(page) : null
    }),
  )
  const found = schools.filter((school) => school !== null)
  if (found.length !== names.length) return null
  const lines = await Promise.all(
    found.map(async (school) =>
      (await linesOf(school, matter ?? '排名', undefined))
        .slice(0, matter === undefined ? 1 : 2)
        .map((line) => ({ ...line, label: `${nameOf(school)} · ${line.label}` })),
    ),
  )
  const link = compareHref(found.map(({ id }) => id))
  return cardOf({
    title: listWords(found.map(nameOf)),
    lines: lines.flat(),
    link,
    links: [
      { label: '并排对照学费、要求和位置', href: link },
      ...found.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) })),
    ],
  })
}

/** Names without a word or a sign between them are one name that the library lacks: 密苏里浸会. */
const areTouching = (names: Question['names'], text: string): boolean =>
  names.some(({ text: one }) => names.some(({ text: other }) => text.includes(one + other)))
