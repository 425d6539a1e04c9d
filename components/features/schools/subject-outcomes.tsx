import { DataTable } from '@/components/ui/data-table'
import { RangeBar } from '@/components/ui/range-bar'
import type { School } from '@/lib/api/schools'
import { moneyText } from '@/lib/schools/money'
import { yearText } from '@/lib/schools/value-text'

type Subject = School['subjects'][number]

/** The widest groups only repeat the values of their parts. */
const shownDepth = 2

const mostSubjects = 24

const openSubjects = 5

/** For the UK: pay by subject, with its range as a bar, and continuation and entrants; those with most answers first. */
export function SubjectOutcomes({ subjects }: { subjects: readonly Subject[] }) {
  const shown = subjects
    .filter(({ depth, pay, tariff }) => depth <= shownDepth && (pay !== null || tariff !== null))
    .toSorted((a, b) => (b.pay_n ?? 0) - (a.pay_n ?? 0))
    .slice(0, mostSubjects)
  if (!shown.length) return null
  const pays = shown
    .flatMap(({ pay, pay_low, pay_high }) => [pay, pay_low, pay_high])
    .filter((one) => one !== null)
  const axis = [Math.min(...pays), Math.max(...pays)] as const
  return (
    <DataTable
      caption="本科毕业 15 个月后的年薪，续读（升入第二年）与入学分（UCAS 分最多的一档）"
      rows={shown}
      keyOf={({ code }) => code}
      openRows={openSubjects}
      head={{
        label: '学科',
        cell: ({ title, title_zh }) => title_zh ?? <span lang="en">{title}</span>,
      }}
      columns={(column) => [
        column.value('年薪中位', ({ pay, pay_low, pay_high }) =>
          pay === null ? (
            '暂无数据'
          ) : (
            <>
              {moneyText(pay, null, 'GBP')}
              {pay_low !== null && pay_high !== null && (
                <RangeBar low={pay_low} high={pay_high} middle={pay} axis={axis} />
              )}
            </>
          ),
        ),
        column.detail(
          '中间一半',
          ({ pay_low, pay_high }) =>
            pay_low !== null && pay_high !== null && moneyText(pay_low, pay_high, 'GBP'),
        ),
        column.detail(
          '回答人数',
          ({ pay, pay_n, pay_year }) =>
            pay !== null && pay_n !== null && `${pay_n} 人，${yearText(pay_year ?? '')}`,
        ),
        column.detail(
          '续读',
          ({ continuation, continuation_year }) =>
            continuation !== null && `${continuation}%，${yearText(continuation_year ?? '')}`,
          '续读',
        ),
        column.detail('入学分', ({ tariff, tariff_year }) => tariffText(tariff, tariff_year), '入学'),
      ]}
      foot="只算在英国全职工作的人；回答人数少的只作参考。来源：Discover Uni, HESA and OfS（CC BY 4.0）"
    />
  )
}

/** UCAS bands are 16 points wide and have the number of their lower end. */
function tariffText(tariff: string | null, year: string | null) {
  if (tariff === null) return null
  const bands = tariff.split(';').map((band) => band.split(':').map(Number))
  const [largest] = bands.toSorted(([, a = 0], [, b = 0]) => b - a)
  const [points = 0, share = 0] = largest ?? []
  return `${points} 分起的一档占 ${share}%，${yearText(year ?? '')}`
}
