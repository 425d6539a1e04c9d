import { Suitability } from '@/components/blocks/check-list'
import { Features } from '@/components/blocks/features'
import { OpenList } from '@/components/blocks/open-list'
import { lookOf, Prose } from '@/components/blocks/prose'
import { Questions } from '@/components/blocks/questions'
import { StepLines } from '@/components/blocks/steps'
import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { SectionOf } from '@/lib/blocks/schema'
import type { EntryBlockType } from '@/lib/campaigns/entry-blocks'
import { plainText } from '@/lib/facts/in-text'
import type { Block } from './block-band'
import { OwnPhoto } from './own-photo'

/** The few types of blocks on sign-up pages. */
export const shortBlocks: { [T in EntryBlockType]: Block<T> } = {
  prose: {
    layout: (section) => (lookOf(section) === 'columns' ? 'above' : 'beside'),
    body: (section, page) => (
      <Prose {...section} picture={section.photo && <OwnPhoto page={page.path} {...section.photo} />} />
    ),
  },
  features: { body: Features },
  steps: { body: StepLines },
  timeline: {
    body: ({ items }) => (
      <OpenList
        items={items.map(({ when, title, text }) => ({
          key: `${when} ${title}`,
          sign: <FactText text={when} />,
          title: <FactText text={title} />,
          text: <FactText text={text} />,
        }))}
      />
    ),
  },
  requirements: { body: Suitability },
  checklist: { body: CheckGroups },
  faq: { layout: 'beside', body: Questions },
}

/** Documents to prepare, group by group, with boxes to tick on paper. */
function CheckGroups({ groups, official }: SectionOf<'checklist'>) {
  return (
    <>
      <div className="grid grid-cols-1 lg:grid-cols-fit-20 lg:has-[>:nth-child(4):last-child]:grid-cols-2 lg:gap-x-8 lg:gap-y-4">
        {groups.map(({ title, items }) => (
          <Fold key={title} isOpenWide level={3} label={`${plainText(title)}：${items.length} 项`}>
            <h3 className="max-lg:hidden text-base">{plainText(title)}</h3>
            <ul className="grid gap-2">
              {items.map((item) => (
                <li key={item} className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-3">
                  <span
                    className="size-4.5 mt-[0.3125rem] border-[1.5px] border-hue rounded-[3px]"
                    aria-hidden="true"
                  />
                  <span>
                    <FactText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
      {official !== undefined && (
        <p className="text-muted text-quiet mt-4">
          要件以官方清单为准，递交前请逐项对照：
          <Link href={official.href}>{official.label}</Link>
        </p>
      )}
    </>
  )
}
