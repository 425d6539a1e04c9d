import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { checkMark } from '@/lib/facts/marks'
import { moneyText, rateMonth } from '@/lib/schools/money'
import { wanText } from '@/lib/schools/tiles'
import { noTuition } from '@/lib/schools/value-text'

type Fee = School['fees'][number]

const mostOpen = 8

const levels: Readonly<Record<string, string>> = { bachelor: '本科', master: '硕士' }

/** The fees of a school by level and group of subjects, with further payments beside them. */
export function GroupFees({ school }: { school: School }) {
  const all = school.fees.filter(({ kind }) => kind === 'group')
  if (all.length === 0) return null
  const isOld = ({ level, title, year }: Fee) =>
    all.some((other) => other.level === level && other.title === title && other.year > year)
  const old = all.filter(isOld)
  const fees = [...all.filter((fee) => !isOld(fee)), ...old]
  const openRows = Math.min(mostOpen, fees.length - old.length)
  return (
    <DataTable
      caption="国际生学费，各行年份不同"
      rows={fees}
      keyOf={(fee) => `${fee.level} ${fee.title} ${fee.year}`}
      openRows={openRows}
      rest={
        fees.length - openRows === old.length
          ? `上一年的 ${old.length} 项`
          : `其余 ${fees.length - openRows} 项学费`
      }
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
function labelOf({ level, title }: Fee): string {
  const name = levels[level] ?? ''
  return title.startsWith(name) ? title : `${name}：${title}`
}

const yuanOf = ({ low, high, currency }: Fee) =>
  low === null || currency === null ? '暂无数据' : high === 0 ? '不收学费' : wanText(low, high, currency)

function amountText({ low, high, currency, per }: Fee): string | null {
  if (low === null || currency === null) return null
  return high === 0
    ? noTuition
    : `${moneyText(low, high, currency)}${per === 'programme' ? '（全程）' : '/年'}`
}

/**
 * Link to the page of the price. Without one, a rule of the state was applied, or another source described the
 * school.
 */
function Official({ page, site }: { page: string | null; site: string | null }) {
  const url = page ?? site
  const words = page === null ? `看学校官网${checkMark}` : '学校官网'
  return url === null ? (
    checkMark
  ) : (
    <Link href={url} rel="noreferrer">
      {words}
    </Link>
  )
}
