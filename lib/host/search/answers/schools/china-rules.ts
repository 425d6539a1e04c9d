import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

/** How a British university treats degrees from China. */
export const ruleLines = ({ china_rules = [] }: Detail): AnswerLine[] =>
  china_rules.slice(0, 2).map(({ scope, summary, inside, outside, url, reviewed_on }) => ({
    label: scope,
    value: [inside, outside].filter((text) => text).join(' ') || summary,
    year: `${reviewed_on} 读`,
    source_name: '学校官网',
    source_url: url,
  }))
