import {
  cutoffWords,
  isCategory,
  usualCategory,
} from '@/components/features/immigration/bulletin-words'
import { toCsv } from '@/lib/core/csv'
import { download } from '@/lib/seo/download'
import { bulletinMonths } from '@/lib/facts/immigration/visa-bulletin'

/** The months of one category, as on the page. An unknown category answers with the default one. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams.get('category') ?? undefined
  const category = isCategory(asked) ? asked : usualCategory
  const name = `visa-bulletin-china-${category.toLowerCase().replace(/[^a-z\d]+/g, '-')}`
  const table = toCsv(
    ['公告月份', '类别', '表A可获批', '表B可递件', '轮到的人等了（月）'],
    bulletinMonths(category).map(({ month, a, b, waited }) => [
      month,
      category,
      cutoffWords(a),
      cutoffWords(b),
      waited,
    ]),
  )
  return download(table, { type: 'csv', name, cache: 'public' })
}
