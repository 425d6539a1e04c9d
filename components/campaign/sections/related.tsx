import { LinkCards } from '@/components/sections/link-cards'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'

/** Where to read on. */
export function RelatedSection({ section, index }: SectionProps<'related'>) {
  return (
    <Band index={index} heading={section.heading} layout="full">
      <LinkCards items={section.items} />
    </Band>
  )
}
