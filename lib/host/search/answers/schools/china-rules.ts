import { chinaAverage } from '@/lib/schools/china-averages'
import { hasList } from '@/lib/schools/china-rules'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'
import { thresholdLines } from './thresholds'

type Rule = NonNullable<Detail['china_rules']>[number]

/**
 * How a university treats degrees from China. British ones: the averages from the same columns as the tile of the page, then the rule for
 * all master's degrees, with each side of a list named; rules of single courses are shown only where there is no other. All others: what
 * the table of entry requirements has.
 */
export function ruleLines({
  id,
  china_rules: rules = [],
  china_averages: averages = [],
}: Pick<Detail, 'id' | 'china_rules' | 'china_averages'>): AnswerLine[] {
  const whole = rules.filter(({ covers }) => covers === 'master')
  const shown = whole.length > 0 ? whole : rules.slice(0, 1)
  const tile = chinaAverage({ chinaAverages: averages })
  const [row] = averages
  return [
    ...(tile === null || row === undefined
      ? []
      : [
          {
            label: tile.label,
            value: tile.value,
            year: tile.note,
            source_name: '学校官网',
            source_url: row.url,
          },
        ]),
    ...shown.flatMap(linesOf),
    ...thresholdLines(id, 'chinese_bachelor').map((line) => ({ ...line, label: `硕士 · ${line.label}` })),
  ]
}

function linesOf({ scope, kind, summary, inside, outside, url, reviewed_on }: Rule): AnswerLine[] {
  const line = (label: string, value: string): AnswerLine => ({
    label,
    value,
    year: `${reviewed_on} 读`,
    source_name: '学校官网',
    source_url: url,
  })
  if (!hasList(kind) || inside === null || outside === null) return [line(scope, summary)]
  return [line(`${scope} · 名单内`, inside), line(`${scope} · 名单外`, outside)]
}
