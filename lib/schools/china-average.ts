import type { School } from '@/lib/api/schools'
import { hasList } from './china-rules'

/** The averages that a UK university requires of Chinese degrees, from its own rule. */
export function chinaAverage({ chinaRules }: Pick<School, 'chinaRules'>): {
  label: string
  value: string
  note: string
} | null {
  for (const { kind, summary, inside, outside, reviewed_on } of chinaRules) {
    const of = (text: string | null) =>
      (text ?? '').match(/2:1[^，。；]*?(\d{2}(?:–\d{2})?) ?分/)?.[1] ??
      (text ?? '').match(/(\d{2}(?:–\d{2})?) ?分/)?.[1]
    const first = of(inside) ?? of(summary)
    if (first === undefined) continue
    const other = of(outside)
    const within = inside !== null && hasList(kind) ? '名单内 2:1' : '2:1'
    return {
      label: '国内本科均分',
      value: `${first} 分起`,
      note: `${within}${other === undefined ? '' : `，名单外 ${other} 分起`}，${reviewed_on} 读`,
    }
  }
  return null
}
