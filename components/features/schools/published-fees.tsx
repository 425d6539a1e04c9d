import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { listWords } from '@/lib/core/list-words'
import { checkMark } from '@/lib/facts/marks'
import { sourceName } from '@/lib/schools/data-sources'
import { labelIn, programmeLevels } from '@/lib/schools/fields'
import { moneyText, rateMonth } from '@/lib/schools/money'
import { wanText } from '@/lib/schools/tiles'
import { noTuition } from '@/lib/schools/value-text'

type Fee = School['fees'][number]

/** Whether programme pages show prices. */
export const hasPriceList = (fees: readonly Fee[]): boolean => fees.some(({ kind }) => kind === 'programme')

/** The prices of programme pages, the dearest first. */
export function ProgrammePrices({ fees }: { fees: readonly Fee[] }) {
  const programmes = fees
    .filter(({ kind }) => kind === 'programme')
    .toSorted((a, b) => (b.low ?? 0) - (a.low ?? 0))
  if (!programmes.length) return null
  return (
    <DataTable
      caption={`${programmes.length} 门课程公布的国际生学费，高的在前；折合人民币按 ${rateMonth()}`}
      rows={programmes}
      openRows={mostOpen}
      keyOf={({ title, level, note, year }) => `${title} ${level} ${note} ${year}`}
      head={{ label: '课程', cell: ({ title }) => title, href: ({ url }) => url }}
      columns={(column) => [
        column.value('约合', yuanOf),
        column.detail('学费', amountText),
        column.detail('算什么', coverOf),
      ]}
      foot={`${listWords([...new Set(programmes.map(({ checked: day }) => day))].toSorted())} 查自学校官网`}
    />
  )
}

/** Year and level of a price, and what its page says of it. */
const coverOf = ({ year, level, note }: Fee) =>
  [year, labelIn(programmeLevels, level), note].filter(Boolean).join('，')

/** Few visitors compare more. */
const mostOpen = 6

/** Preparatory courses for applicants whose grades are not accepted directly: price, IELTS, operator. */
export function PathwayFees({ fees }: { fees: readonly Fee[] }) {
  const pathways = fees.filter(({ kind }) => kind === 'pathway')
  if (!pathways.length) return null
  return (
    <div id="pathways">
      <DataTable
        caption={`预科与国际大一，2026–27 年公布的费用${pathways.some(isAbout) ? '；写“约”的以运营方当年报价为准' : ''}`}
        rows={pathways}
        keyOf={(fee) => `${fee.title} ${fee.note}`}
        head={{ label: '路线', cell: ({ title }) => title }}
        columns={(column) => [
          column.words('费用', (fee) => amountText(fee) ?? '暂无数据'),
          column.figure('雅思', ({ ielts }) => ielts?.toFixed(1), '雅思'),
          column.detail('运营方与时长', ({ note }) => note),
          column.detail('核对', ({ checked, source }) => `${checked}，${sourceName(source)}`),
        ]}
      />
    </div>
  )
}

/** Whether the operator writes that the price is only approximate. */
const isAbout = ({ text }: Fee) => /about|approx/i.test(text ?? '')

const yuanOf = ({ low, high, currency }: Fee) =>
  low === null || !currency ? null : high === 0 ? '不收学费' : wanText(low, high, currency)

/** Groups of subjects that are open. */
const mostGroups = 8

/** The fees of a school by level and group of subjects, with further payments beside them. */
export function GroupFees({ school }: { school: School }) {
  const all = school.fees.filter(({ kind }) => kind === 'group')
  if (!all.length) return null
  const isOld = ({ level, title, year }: Fee) =>
    all.some((other) => other.level === level && other.title === title && other.year > year)
  const old = all.filter(isOld)
  const fees = [...all.filter((fee) => !isOld(fee)), ...old]
  return (
    <DataTable
      caption="国际生学费，各行年份不同"
      rows={fees}
      keyOf={(fee) => `${fee.level} ${fee.title} ${fee.year}`}
      openRows={Math.min(mostGroups, fees.length - old.length)}
      head={{ label: '适用', cell: labelOf }}
      columns={(column) => [
        column.value('约合', yuanOf),
        column.detail('原币', amountText),
        column.detail('哪一年', ({ year }) => year),
        column.detail('另外要交、要守的', ({ note }) => note),
        column.detail('核对', ({ url }) => <Official page={url} site={school.website} />),
      ]}
      foot={`折合人民币按 ${rateMonth()}`}
    />
  )
}

/** `本科：商科，领教育部助学金`; when the scope begins with the level, the level is not repeated. */
function labelOf({ level, title }: Fee) {
  const name = labelIn(programmeLevels, level) ?? ''
  return title.startsWith(name) ? title : `${name}：${title}`
}

function amountText(fee: Fee) {
  const { low, high, currency, per } = fee
  if (low === null || !currency) return null
  return high === 0
    ? noTuition
    : `${isAbout(fee) ? '约 ' : ''}${moneyText(low, high, currency)}${high === null ? '起' : ''}${per === 'programme' ? '（全程）' : '/年'}`
}

/**
 * Link to the page of the price. Without one, a rule of the state was applied, or another source described the
 * school.
 */
function Official({ page, site }: { page: string | null; site: string | null }) {
  const url = page ?? site
  const words = !page ? `看学校官网${checkMark}` : '学校官网'
  return !url ? checkMark : <Link href={url}>{words}</Link>
}
