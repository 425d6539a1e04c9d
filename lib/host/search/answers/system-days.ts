import { isOver } from '@/lib/facts/admissions/deadline-words'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { paths } from '@/lib/routing/paths'
import { type Answer, type Asked, cardOf } from './asked'
import { dayLine } from './schools/deadlines'

/** Systems of application with days of their own, as the register writes them. */
export const systemNamed = /(?<![a-z])(ucas|hkpfs|ouac|uac|studielink|uni-?assist)(?![a-z])/i

const shown = 5

/** The days of a system of application, those to come first. */
export function answerSystemDays({ keyword, matters }: Asked): Answer | null {
  const system = systemNamed.exec(keyword)?.[1]?.toLowerCase().replace('uniassist', 'uni-assist') ?? ''
  if (!matters.includes('截止')) return null
  const now = new Date()
  const days = deadlines.filter(
    ({ id, closes, opens }) => id.startsWith(`${system}.`) && (closes ?? opens) !== null,
  )
  return cardOf({
    title: `${system.toUpperCase()} · 截止日`,
    lines: days
      .toSorted((a, b) => Number(isOver(a, now)) - Number(isOver(b, now)))
      .filter(({ closes }) => closes !== null)
      .slice(0, shown)
      .map((day) => dayLine(day, now)),
    link: paths.deadlines,
    links: [{ label: '看全部截止日', href: paths.deadlines }],
  })
}
