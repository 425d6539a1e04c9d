import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
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

/**
 * Published prices of programmes from high to low, equal prices once. When there are few programmes, each is listed
 * by name.
 */
export function ProgrammePrices({ fees }: { fees: readonly Fee[] }) {
  const programmes = fees.filter(({ kind }) => kind === 'programme')
  if (programmes.length === 0) return null
  if (programmes.length <= mostOpen) return <ProgrammeTable fees={programmes} />
  const rungs = toRungs(programmes)
  return (
    <Ladder
      caption={`国际生学费：${programmes.length} 门课，${rungs.length} 档${rungs.length > mostOpen ? `，先列高的 ${mostOpen} 个` : ''}`}
      rungs={rungs.slice(0, mostOpen)}
      foot={`课程页逐门公布；折合人民币按 ${rateMonth()}`}
    />
  )
}

/** Every programme with a published price, by name. */
export function ProgrammeFees({ fees }: { fees: readonly Fee[] }) {
  const programmes = fees.filter(({ kind }) => kind === 'programme')
  if (programmes.length <= mostOpen) return null
  return (
    <Fold label={`全部 ${programmes.length} 门课的学费、年份与官网`} id="fees">
      <ProgrammeTable fees={programmes} />
    </Fold>
  )
}

/** As many as the rows of a price ladder. */
const mostOpen = 6

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

function ProgrammeTable({ fees }: { fees: readonly Fee[] }) {
  /** The value of all rows, with a comma; empty where they differ. */
  const allOf = (of: (fee: Fee) => string | null) => {
    const values = new Set(fees.map(of))
    return values.size === 1 ? `，${[...values][0] ?? ''}` : ''
  }
  return (
    <DataTable
      caption={`课程页公布的国际生学费${allOf(({ year }) => year)}；折合人民币按 ${rateMonth()}`}
      rows={fees}
      keyOf={(fee) => `${fee.title} ${fee.level} ${fee.year}`}
      head={{ label: '课程', cell: ({ title }) => title, href: ({ url }) => url }}
      columns={(column) => [
        column.value('学费', priceOf),
        column.value('约合', yuanOf),
        column.detail('算什么', (fee) =>
          [allOf(({ year }) => year) === '' && fee.year, levelOf(fee), fee.low !== null && fee.note]
            .filter(Boolean)
            .join('，'),
        ),
      ]}
      foot={`${listWords([...new Set(fees.map(({ checked: day }) => day))].toSorted())} 查自学校官网`}
    />
  )
}

/** Equal prices of a level in one row, from high to low. */
function toRungs(fees: readonly Fee[]): Rung[] {
  const groups = Map.groupBy(fees, (fee) => `${levelOf(fee)} ${priceOf(fee)}`)
  return [...groups]
    .map(([id, equal]) => ({ id, equal, price: equal[0]?.low ?? 0 }))
    .toSorted((a, b) => b.price - a.price)
    .map(({ id, equal }) => {
      const [first] = equal
      return {
        id,
        label: `${(first && levelOf(first)) || '课程'} · ${equal.length} 门`,
        names: `${equal
          .slice(0, 2)
          .map(({ title }) => title)
          .join('、')}${equal.length > 2 ? ' 等' : ''}`,
        price: first === undefined ? '' : priceOf(first),
        yuan: first === undefined ? null : yuanOf(first),
      }
    })
}

const levelOf = ({ level }: Fee) => Object.entries(programmeLevels).find(([id]) => id === level)?.[1] ?? ''

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

type Rung = {
  id: string
  /** What has this price: 硕士 · 3 门. */
  label: string
  /** Some of their names: Computer Science MEng、Law LLB 等. */
  names?: ReactNode
  lang?: string
  /** In the school's own currency: £42,700. */
  price: string
  /** Approximate price in 万元: 38.0 万. */
  yuan: string | null
}

type LadderProps = {
  caption: ReactNode
  rungs: readonly Rung[]
  /** At most six are open. */
  openRungs?: number
  /** Label of the fold with the others. */
  rest?: ReactNode
  foot?: ReactNode
}

/** Prices from high to low. Equal prices are one row with their number. */
function Ladder({ caption, rungs, openRungs = 6, rest, foot }: LadderProps) {
  return (
    <DataTable
      caption={caption}
      rows={rungs}
      keyOf={({ id }) => id}
      openRows={openRungs}
      rest={rest}
      head={{ label: '课程', cell: ({ label }) => label }}
      columns={(column) => [
        column.detail('包括', ({ names, lang }) => names && <span lang={lang}>{names}</span>),
        column.value('一年', ({ price }) => price),
        column.value('约合', ({ yuan }) => yuan),
      ]}
      foot={foot}
    />
  )
}
