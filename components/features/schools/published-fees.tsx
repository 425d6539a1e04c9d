import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { listWords } from '@/lib/core/list-words'
import { programmeLevels } from '@/lib/schools/fields'
import { moneyText, rateMonth } from '@/lib/schools/money'
import { wanText } from '@/lib/schools/tiles'
import { sourceOf } from '@/lib/schools/value-sources'

type Fee = School['fees'][number]

/** Whether programme pages show prices. */
export const hasPriceList = (fees: readonly Fee[]): boolean => fees.some(({ kind }) => kind === 'programme')

/** The prices of programme pages, the dearest first, each with its programmes. */
export function ProgrammePrices({ fees }: { fees: readonly Fee[] }) {
  const programmes = fees
    .filter(({ kind }) => kind === 'programme')
    .toSorted((a, b) => (b.low ?? 0) - (a.low ?? 0))
  if (programmes.length === 0) return null
  const prices = [...Map.groupBy(programmes, (fee) => `${priceOf(fee)} ${coverOf(fee)}`).values()]
  return (
    <DataTable
      caption={`${programmes.length} 个专业公布的国际生学费${prices.length > mostOpen ? '，高的在前' : ''}；折合人民币按 ${rateMonth()}`}
      rows={prices.flatMap(([first, ...others]) => (first ? { first, of: [first, ...others] } : []))}
      openRows={mostOpen}
      rest={`其余 ${prices.length - mostOpen} 个价`}
      keyOf={({ first }) => `${first.title} ${first.level} ${first.year}`}
      head={{ label: '学费', cell: ({ first }) => priceOf(first) }}
      columns={(column) => [
        column.value('约合', ({ first }) => yuanOf(first)),
        column.detail('算什么', ({ first }) => coverOf(first)),
        column.detail('课程', ({ of }) => of.map(programme)),
      ]}
      foot={`${listWords([...new Set(programmes.map(({ checked: day }) => day))].toSorted())} 查自学校官网`}
    />
  )
}

/** Year and level of a price, and what its page says of it. */
const coverOf = ({ year, level, low, note }: Fee): string =>
  [year, Object.entries(programmeLevels).find(([id]) => id === level)?.[1], low !== null && note]
    .filter(Boolean)
    .join('，')

const programme = ({ title, level, url }: Fee, at: number, { length }: readonly Fee[]) => (
  <span key={`${title} ${level}`} className={at > mostPrinted ? 'print:hidden!' : undefined}>
    {at > 0 && '、'}
    {url === null ? (
      title
    ) : (
      <Link
        href={url}
        rel="noreferrer"
        className={length === 1 ? 'inline-flex items-center max-lg:min-h-target' : undefined}
      >
        {title}
      </Link>
    )}
  </span>
)

/** Few visitors compare more. */
const mostOpen = 6
/** Names of courses on paper, beside the first. */
const mostPrinted = 2

/** Preparatory courses for applicants whose grades are not accepted directly: price, IELTS, operator. */
export function PathwayFees({ fees }: { fees: readonly Fee[] }) {
  const pathways = fees.filter(({ kind }) => kind === 'pathway')
  if (pathways.length === 0) return null
  return (
    <div id="pathways">
      <DataTable
        caption={`预科与国际大一，2026–27 年公布的费用${pathways.some(isAbout) ? '；写“约”的以运营方当年报价为准' : ''}`}
        rows={pathways}
        keyOf={(fee) => `${fee.title} ${fee.note}`}
        head={{ label: '路线', cell: ({ title }) => title }}
        columns={(column) => [
          column.words('费用', pathwayFee),
          column.figure('雅思', ({ ielts }) => ielts?.toFixed(1), '雅思'),
          column.detail('运营方与时长', ({ note }) => note),
          column.detail('核对', checked),
        ]}
      />
    </div>
  )
}

/** Whether the operator writes that the price is only approximate. */
const isAbout = ({ text }: Fee) => /about|approx/i.test(text ?? '')

function pathwayFee(fee: Fee): string {
  const { low, high, currency, per } = fee
  if (low === null || currency === null) return '暂无数据'
  const price = `${isAbout(fee) ? '约 ' : ''}${moneyText(low, high, currency)}${high === null ? '起' : ''}`
  return per === 'year' ? `${price}/年` : price
}

const priceOf = ({ low, high, currency, text }: Fee): string =>
  low === null || currency === null ? (text ?? '暂无数据') : moneyText(low, high, currency)

const yuanOf = ({ low, high, currency }: Fee) =>
  low === null || currency === null ? null : wanText(low, high, currency)

function checked({ checked: day, url, source }: Fee) {
  return url === null ? (
    `${day}，${sourceOf(source)?.name ?? source}`
  ) : (
    <span className="whitespace-nowrap">
      {day} 核对，
      <Link href={url} rel="noreferrer">
        官网
      </Link>
    </span>
  )
}
