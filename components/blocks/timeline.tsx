import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { OpenList } from './open-list'

/** Dates of a year or a plan, and what to do at each. */
export function Timeline({ items }: SectionOf<'timeline'>) {
  return (
    <OpenList
      items={items.map(({ when, title, text }) => ({
        key: `${when} ${title}`,
        sign: <FactText text={when} />,
        title: <FactText text={title} />,
        text: <FactText text={text} />,
      }))}
    />
  )
}
