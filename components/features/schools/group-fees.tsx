import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { moneyText, rateMonth, yuanText } from '@/lib/schools/money'
import { noTuition } from '@/lib/schools/value-text'

type Fee = School['fees'][number]

const levels: Readonly<Record<string, string>> = { bachelor: '本科', master: '硕士' }

/** What the school asks of whom, by level and group of subjects, with what is paid beside it. */
export function GroupFees({ school }: { school: School }) {
  const fees = school.fees.filter(({ kind }) => kind === 'group')
  if (fees.length === 0) return null
  return (
    <PlainTable
      caption={`国际生学费，各行年份不同；折合人民币按 ${rateMonth()}`}
      columns={['适用', '学费', '哪一年', '另外要交、要守的', '核对']}
      rows={fees.map((fee) => ({
        key: `${fee.level} ${fee.title} ${fee.year}`,
        label: labelOf(fee),
        cells: [
          amountText(fee),
          fee.year,
          fee.note ?? '来源没有写',
          <Official key="page" page={fee.url} site={school.website} />,
        ],
      }))}
    />
  )
}

/** `本科：商科，领教育部助学金`; a scope that begins with the level says it once. */
function labelOf({ level, title }: Fee): string {
  const name = levels[level] ?? ''
  return title.startsWith(name) ? title : `${name}：${title}`
}

function amountText({ low, high, currency, per }: Fee): string {
  if (low === null || currency === null) return '暂无数据'
  if (high === 0) return noTuition
  const yuan = yuanText(low, high, currency)
  return `${moneyText(low, high, currency)}${per === 'programme' ? '（全程）' : '/年'}${yuan === null ? '' : `，${yuan}`}`
}

/** The page of the price; where there is none, a rule of the state was applied or another source wrote of the school. */
function Official({ page, site }: { page: string | null; site: string | null }) {
  const url = page ?? site
  const words = page === null ? '未逐校核对，看学校官网' : '学校官网'
  return url === null ? (
    '未逐校核对，看学校官网的学费页'
  ) : (
    <Link href={url} rel="noreferrer">
      {words}
    </Link>
  )
}
