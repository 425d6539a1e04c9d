import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import type { Programme } from '@/lib/api/programmes'
import { programmeLevels, studyFields } from '@/lib/schools/fields'
import { missing } from '@/lib/schools/labels'
import { moneyText, yuanText } from '@/lib/schools/money'

/** Programmes of one school: level and field, price, what its graduates did, and the official page. */
export function ProgrammesTable({
  caption,
  programmes,
}: {
  caption: string
  programmes: readonly Programme[]
}) {
  return (
    <PlainTable
      caption={caption}
      columns={['课程', '层次与学科', '学费', '人数与收入', '说明']}
      rows={programmes.map((programme) => ({
        ...nameOf(programme),
        cells: [
          kindOf(programme),
          feeOf(programme),
          resultOf(programme),
          <Detail key="detail" programme={programme} />,
        ],
      }))}
    />
  )
}

const nameOf = ({ id, title, title_zh, source }: Programme) => ({
  key: String(id),
  label: title_zh ?? title,
  original: title_zh === null ? undefined : title,
  lang: source === 'mext' ? 'ja' : 'en',
})

const nameIn = (names: Readonly<Record<string, string>>, id: string | null) =>
  id === null ? null : (names[id] ?? null)

const kindOf = ({ level, field }: Programme) =>
  [nameIn(programmeLevels, level), nameIn(studyFields, field)].filter((part) => part !== null).join('，')

const feePers = { programme: '全程', year: '一年', credit: '每学分', module: '每门', unit: '每单元' } as const

const weeksOfYear = 52

function feeOf({ fee, fee_per, currency, weeks }: Programme): string {
  if (fee === null || currency === null || fee_per === null) return missing
  const yuan = yuanText(fee, null, currency)
  const whole = `${feePers[fee_per]}${moneyText(fee, null, currency)}${yuan === null ? '' : `（${yuan}）`}`
  if (fee_per !== 'programme' || currency !== 'AUD' || weeks === null || weeks <= weeksOfYear) return whole
  return `约 ${whole}；折合一年 ${moneyText(Math.round((fee / weeks) * weeksOfYear), null, currency)}`
}

function resultOf({ graduates, pay, currency }: Programme): string {
  const paid =
    pay === null || currency === null
      ? null
      : `${currency === 'SGD' ? '月薪' : '年收入'} ${moneyText(pay, null, currency)}`
  return (
    [graduates === null ? null : `一年授予 ${graduates} 个学位`, paid]
      .filter((part) => part !== null)
      .join('；') || missing
  )
}

function Detail({ programme }: { programme: Programme }) {
  const { detail, weeks } = programme
  return (
    <>
      {[detail, weeks === null ? null : `${weeks} 周`]
        .flatMap((part) => (part === null ? [] : `${part}；`))
        .join('')}
      <Origin programme={programme} />
    </>
  )
}

function Origin({ programme: { url, year } }: { programme: Programme }) {
  return (
    <>
      {year}
      {url !== null && (
        <>
          {' '}
          <Link href={url} rel="noreferrer">
            官网课程页
          </Link>
        </>
      )}
    </>
  )
}
