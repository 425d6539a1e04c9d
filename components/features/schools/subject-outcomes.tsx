import { PlainTable } from '@/components/blocks/plain-table'
import type { School } from '@/lib/api/schools'
import { moneyText } from '@/lib/schools/money'

type Subject = School['subjects'][number]

/** The broadest groups repeat what their parts say. */
const shownDepth = 2

const mostSubjects = 24

/** UK: pay, continuation and the tariff of entrants by subject. */
export function SubjectOutcomes({ subjects }: { subjects: readonly Subject[] }) {
  const shown = subjects
    .filter(({ depth, pay, tariff }) => depth <= shownDepth && (pay !== null || tariff !== null))
    .toSorted((a, b) => (b.pay_n ?? 0) - (a.pay_n ?? 0))
    .slice(0, mostSubjects)
  if (shown.length === 0) return null
  return (
    <PlainTable
      caption="按学科：毕业 15 个月后在英国全职工作者的年薪（中位数与中间一半）、升入第二年的比例、入学者 UCAS 分数最多的一档。来源 Discover Uni, HESA and OfS（CC BY 4.0）；回答人数少的只作参考。"
      columns={['学科', '年薪', '回答人数', '继续就读', '入学分数']}
      rows={shown.map((subject) => ({
        key: subject.code,
        label: subject.title_zh ?? subject.title,
        original: subject.title_zh === null ? undefined : subject.title,
        lang: 'en',
        cells: [
          payText(subject),
          subject.pay_n === null ? '暂无数据' : `${subject.pay_n} 人，${subject.pay_year ?? ''}`,
          subject.continuation === null
            ? '暂无数据'
            : `${subject.continuation}%，${subject.continuation_year ?? ''}`,
          tariffText(subject),
        ],
      }))}
    />
  )
}

function payText({ pay, pay_low, pay_high }: Subject): string {
  if (pay === null) return '暂无数据'
  const half = pay_low === null || pay_high === null ? '' : `（${moneyText(pay_low, pay_high, 'GBP')}）`
  return `${moneyText(pay, null, 'GBP')}${half}`
}

/** UCAS bands are 16 points wide and named by their lower end. */
function tariffText({ tariff, tariff_year }: Subject): string {
  if (tariff === null) return '暂无数据'
  const bands = tariff.split(';').map((band) => band.split(':').map(Number))
  const [largest] = bands.toSorted(([, a = 0], [, b = 0]) => b - a)
  const [points = 0, share = 0] = largest ?? []
  return `${points} 分起的一档占 ${share}%，${tariff_year ?? ''}`
}
