import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { currencies, formatNumber } from '@/lib/facts/format'
import type { FeeSpan, SchoolFee } from '@/lib/schools/tuition'
import type { Line, Published } from '@/lib/tools/cost/line'
import { countedWords } from '@/lib/tools/cost/words'

const amounts = ({ low, high, currency }: Pick<FeeSpan, 'low' | 'high' | 'currency'>): string => {
  const [from, to] = [formatNumber(Math.round(low)), formatNumber(Math.round(high))]
  return `${from === to ? from : `${from}–${to}`} ${currencies[currency] ?? currency}`
}

/** The source of an amount that is a school's own or a range of many. */
export function PublishedBasis({ published, id }: Pick<Line, 'id'> & { published: Published }) {
  switch (published.kind) {
    case 'fee': {
      const { school, programme, feeYear, url, readFrom, checked, per } = published.fee
      return (
        <p>
          <Link href={url}>
            {school}
            {programme !== '' && ` ${programme}`}
          </Link>
          ，{feeYear}
          {id === 'tuition' && `，${per === 'programme' ? '全程学费' : '每学年'} ${amounts(published.fee)}`}
          ；经{readFrom}（{checked}
          ）。
        </p>
      )
    }
    case 'living': {
      const { school, name, years, url, readFrom, low, high } = published.living
      return (
        <p>
          <Link href={url}>
            {school} {name}
          </Link>
          ，{years}，每学年 {amounts({ low, high, currency: 'USD' })}；经{readFrom}。
        </p>
      )
    }
    case 'span': {
      const { basis, feeYears, readFrom } = published.span
      return (
        <p>
          取自 {countedWords(published.span)}公布的{basis === 'living' ? '校内生活开支' : '学费'}（
          {feeYears.join('、')}
          ）：低值到高值是其中居中的一半。出处：
          <WholeDays text={readFrom.join('；')} />
          。选定学校后，请在上面写上它的名字，换成它的数。
        </p>
      )
    }
  }
}

/** One price as an option of a list. */
export function feeLabel(fee: SchoolFee): string {
  const { programme, per, feeYear, years, isMiddle, basis, covers } = fee
  const whole = isMiddle ? '没选定课程（各课程价的中间一半）' : basis === 'rule' ? '公立统一标准' : '全校的价'
  const name = programme || covers || whole
  const length = years === null ? '' : `，${years} 年`
  return `${name}：${amounts(fee)}${per === 'programme' ? `（全程${length}）` : '/年'}，${feeYear}`
}
