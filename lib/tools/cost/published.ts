import { cityInChinese } from '@/lib/schools/places'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Published } from './line'

/** What a range counts, such as `46 所进入 QS 排名的学校`. */
export const countedWords = ({ basis, count, per, country, city, outside }: FeeSpan): string => {
  if (city !== null) {
    const name = cityInChinese(country, city) ?? city
    return `${count} 所在${name}${outside ? '以外' : ''}、进入 QS 排名的学校`
  }
  if (basis === 'programmes' || (basis === 'few' && per === 'programme')) return `${count} 个课程`
  return `${count} 所进入 QS 排名的学校`
}

/** The years of a published price or range, and its source. */
export function publishedSource(published: Published): {
  years: readonly string[]
  source: { name: string; url: string }
} {
  switch (published.kind) {
    case 'fee': {
      const { school, programme, readFrom, checked, url, feeYear } = published.fee
      const name = `${school}${programme === '' ? '' : ` ${programme}`}，经${readFrom}（${checked}）`
      return { years: [feeYear], source: { name, url } }
    }
    case 'living': {
      const { school, name, readFrom, years, url } = published.living
      return { years: [years], source: { name: `${school} ${name}，经${readFrom}（${years}）`, url } }
    }
    case 'span': {
      const { feeYears, readFrom } = published.span
      return { years: feeYears, source: { name: readFrom.join('；'), url: '/yxk/sources' } }
    }
  }
}
