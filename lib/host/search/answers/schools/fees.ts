import type { Figure } from '@/lib/facts/registry'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { sourceOf } from '@/lib/schools/value-sources'
import { type AnswerLine, figureLines, sumText } from '../asked'
import type { Detail } from './named-school'
import { valueLines } from './values'

/** The yearly prices of a school: registered figures first, then the values of the library, then single programmes. */
export function feesOf(school: Detail, level: string | undefined): AnswerLine[] {
  const registered = level === '硕士' ? [] : registeredFeesOf(school.id).filter(isYearly).flatMap(figureLines)
  const held = valueLines(
    school,
    ...(level === '硕士' || registered.length > 0 ? [] : (['bachelor'] as const)),
    ...(level === '本科' ? [] : (['graduate'] as const)),
  )
  const found = [...registered, ...held]
  return (found.length > 0 ? found : programmeLines(school, level)).slice(0, 3)
}

/** Prices of single programmes, when the school has no price for all of them. */
const programmeLines = ({ fees = [] }: Detail, level: string | undefined): AnswerLine[] =>
  fees
    .filter(
      ({ kind, level: of }) =>
        kind === 'programme' && (level === undefined || /master/.test(of) === (level === '硕士')),
    )
    .flatMap(toLine)

/** Foundation courses and the like, with what they ask of English. */
export const pathwayLines = ({ fees = [] }: Detail): AnswerLine[] =>
  fees.filter(({ kind }) => kind === 'pathway').flatMap(toLine)

type Fee = NonNullable<Detail['fees']>[number]

const toLine = ({ title, low, high, currency, ielts, year, checked, url, source }: Fee): AnswerLine[] => {
  const price = low === null || currency === null ? [] : [sumText(low, high, currency)]
  const parts = [...price, ...(ielts === null ? [] : [`雅思 ${ielts.toFixed(1)} 起`])]
  return parts.length === 0
    ? []
    : [
        {
          label: title,
          value: parts.join('；'),
          year: `${year}，${checked} 读`,
          source_name: sourceOf(source)?.name ?? source,
          source_url: url,
        },
      ]
}

const isYearly = ({ topic, unit }: Figure) =>
  /tuition|cost_of_attendance/.test(topic) && /^[A-Z]{3}/.test(unit)
