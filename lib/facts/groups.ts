import { costCountries } from '@/lib/collections/kinds/cost-country'
import { type Figure, listFigures, listStatements, type Statement } from '@/lib/facts/registry'

/** `id` is the last part of its address. */
export type Group<Row> = { id: string; title: string; rows: Row[] }

const statementTopics: readonly { topic: string; title: string }[] = [
  { topic: 'study_system', title: '学制与入学' },
  { topic: 'exam', title: '考试规则' },
  { topic: 'gpa', title: '成绩换算' },
  { topic: 'career_test', title: '职业兴趣测评' },
  { topic: 'cn_compliance', title: '国内法规与合规' },
  { topic: 'immigration', title: '海外身份项目' },
]

/** Every figure that may be printed: exchange rates, then country by country. */
export function figureGroups(): Group<Figure>[] {
  const all = listFigures()
  const rates = all.filter(({ topic }) => topic === 'exchange_rate')
  const countries = costCountries.list().map(({ value, label }) => ({
    id: value,
    title: `${label}的费用与要求`,
    rows: all.filter(({ topic, country }) => topic !== 'exchange_rate' && country === value),
  }))
  return [{ id: 'rates', title: '汇率', rows: rates }, ...countries].filter(({ rows }) => rows.length > 0)
}

/** Every statement that may be printed, by topic. */
export function statementGroups(): Group<Statement>[] {
  return statementTopics
    .map(({ topic, title }) => ({ id: topic.replaceAll('_', '-'), title, rows: listStatements({ topic }) }))
    .filter(({ rows }) => rows.length > 0)
}
