import { toeflBands, toeflScaleSource } from '@/lib/facts/admissions/toefl-scale'
import { paths } from '@/lib/routing/paths'
import { algorithms, partsOfPoint, pointsOf } from '@/lib/tools/gpa/algorithms'
import { cardOf, factLines, lineOf } from './asked'
import type { Question } from './question'

const numberIn = (text: string) => Number(/(?<![\d.])\d{1,3}(?:\.\d+)?(?![\d.])/.exec(text)?.[0])

/** One mark of 100 as points, by every conversion. */
export function answerPoints({ keyword }: Question) {
  const score = numberIn(keyword)
  const isMark = score >= 40 && score <= 100
  return cardOf({
    title: `${score} 分 · 绩点`,
    lines: algorithms().flatMap((each) => {
      const points = (pointsOf(each, score) / partsOfPoint).toFixed(2)
      return isMark ? factLines(each.fact).map((line) => ({ ...line, label: each.name, value: points })) : []
    }),
    unknown: '这是一门课的绩点，总绩点按每门课的学分算。',
    links: [{ label: 'GPA 计算器', href: paths.gpa }],
  })
}

/** A mark on the scale of the TOEFL since 2026 on the earlier one, or the reverse. */
export function answerToefl({ keyword }: Question) {
  const score = numberIn(keyword.replaceAll('120', ''))
  const { name, url } = toeflScaleSource
  return cardOf({
    title: `托福 ${score} 分 · 新旧分数`,
    lines: toeflBands
      .filter(({ band, from, to }) => (score > 6 ? from <= score && score <= to : band === score))
      .map(({ band, from, to }) =>
        lineOf(`新分 ${band}`, `约等于原来的 ${from}–${to} 分`, 'ETS 的估计', name, url),
      ),
    links: [{ label: '托福 iBT', href: '/yylist/toefl' }],
  })
}
