import { CheckGroups } from '@/components/blocks/check-groups'
import { Suitability } from '@/components/blocks/check-list'
import { Features } from '@/components/blocks/features'
import { Prose } from '@/components/blocks/prose'
import { Questions } from '@/components/blocks/questions'
import { StepLines } from '@/components/blocks/steps'
import { Timeline } from '@/components/blocks/timeline'
import type { EntryBlockType } from '@/lib/campaigns/entry-blocks'
import type { Block } from './block-band'
import { OwnPhoto } from './own-photo'

/** The few types of blocks on sign-up pages. */
export const shortBlocks: { [T in EntryBlockType]: Block<T> } = {
  prose: {
    layout: ({ look }) => (look === 'columns' ? 'above' : 'beside'),
    body: ({ photo, ...words }, page) => (
      <Prose {...words} picture={photo && <OwnPhoto page={page.path} {...photo} />} />
    ),
  },
  features: {
    layout: ({ look }) => (look === 'numbered' ? 'above' : 'beside'),
    body: Features,
  },
  steps: { layout: 'beside', body: StepLines },
  timeline: { layout: 'beside', body: Timeline },
  requirements: { layout: 'beside', body: Suitability },
  checklist: { layout: 'beside', body: CheckGroups },
  faq: { layout: 'beside', body: Questions },
}
