import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { OpenList } from './open-list'

/** Common mistakes, each with what to do instead. */
export function Mistakes({ items }: SectionOf<'mistakes'>) {
  return (
    <OpenList
      items={items.map(({ mistake, instead }) => ({
        key: mistake,
        title: <FactText text={mistake} />,
        text: (
          <>
            建议：
            <FactText text={instead} />
          </>
        ),
      }))}
    />
  )
}
