import { Questions } from '@/components/sections/questions'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'

/** What readers ask. */
export function FaqSection({ section, index }: SectionProps<'faq'>) {
  return (
    <Band index={index} heading={section.heading}>
      <Questions items={section.items} />
    </Band>
  )
}
