import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { programmeLevels } from '@/lib/schools/fields'
import { moneyText, rateMonth, yuanText } from '@/lib/schools/money'
import { sourceOf } from '@/lib/schools/value-sources'

type Fee = School['fees'][number]

/** Published prices of single programmes and of the ways into the school, each with year and the day it was read. */
export function PublishedFees({ fees }: { fees: readonly Fee[] }) {
  const programmes = fees.filter(({ kind }) => kind === 'programme')
  const pathways = fees.filter(({ kind }) => kind === 'pathway')
  return (
    <>
      {programmes.length > 0 && (
        <PlainTable
          caption={`课程页公布的国际生学费；折合人民币按 ${rateMonth()}`}
          columns={['课程', '学费', '哪一年', '核对']}
          rows={programmes.map((fee) => ({
            key: `${fee.title} ${fee.level} ${fee.year}`,
            label: fee.title,
            cells: [
              <Amount key="fee" fee={fee} />,
              `${fee.year}${levelOf(fee) === '' ? '' : `，${levelOf(fee)}`}`,
              <Checked key="read" fee={fee} />,
            ],
          }))}
        />
      )}
      {pathways.length > 0 && (
        <PlainTable
          caption="预科、国际大一与硕士预科：2026–27 年公布的费用，写“about”的以运营方当年报价为准"
          columns={['路线', '费用', '雅思', '运营方与时长', '核对']}
          rows={pathways.map((fee) => ({
            key: `${fee.title} ${fee.note}`,
            label: fee.title,
            cells: [
              fee.text ?? '暂无数据',
              fee.ielts === null ? '暂无数据' : fee.ielts.toFixed(1),
              fee.note ?? '暂无数据',
              <Checked key="read" fee={fee} />,
            ],
          }))}
        />
      )}
    </>
  )
}

const levelOf = ({ level }: Fee) => Object.entries(programmeLevels).find(([id]) => id === level)?.[1] ?? ''

function Amount({ fee: { low, high, currency, text, note } }: { fee: Fee }) {
  if (low === null || currency === null) return text ?? '暂无数据'
  const yuan = yuanText(low, high, currency)
  return (
    <>
      {moneyText(low, high, currency)}
      {yuan !== null && `（${yuan}）`}
      {note !== null && `；${note}`}
    </>
  )
}

function Checked({ fee: { checked, url, source } }: { fee: Fee }) {
  return (
    <>
      {checked}
      {url !== null && (
        <>
          {' '}
          <Link href={url} rel="noreferrer">
            官网
          </Link>
        </>
      )}
      {url === null && `，${sourceOf(source)?.name ?? source}`}
    </>
  )
}
