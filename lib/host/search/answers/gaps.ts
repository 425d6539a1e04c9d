import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import gaps from '../data/gaps.json' with { type: 'json' }
import { type Answer, type Asked, card } from './asked'

type Gap = { pattern: string; title: string; text: string; links: { label: string; href: string }[] }

const known: readonly (Gap & { asks: RegExp })[] = gaps.map((gap) => ({
  ...gap,
  asks: new RegExp(gap.pattern),
}))

/** A subject that people ask about and of which the site has no certain figures: what is missing and whom to ask. */
export function answerGap({ keyword }: Asked): Answer | null {
  const text = fold(keyword)
  const gap = known.find(({ asks }) => asks.test(text))
  if (gap === undefined) return null
  const [first] = gap.links
  return card({ title: gap.title, unknown: gap.text, link: first?.href ?? paths.contact, links: gap.links })
}

/** An abbreviation in capitals that no name has. A similar one would be another school. */
export function answerUnheard({ keyword, isUnheard }: Asked): Answer | null {
  if (!isUnheard) return null
  return card({
    title: `没有叫这个简称的学校：${keyword}`,
    unknown: '请写全名、中文名或所在城市再找。',
    link: paths.schools,
    links: [{ label: '到院校库按国家找', href: paths.schools }],
  })
}
