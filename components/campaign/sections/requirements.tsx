import { TwoSides } from '@/components/sections/check-list'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'

/** Who it suits and who it does not, side by side and in words. */
export function RequirementsSection({ section, index }: SectionProps<'requirements'>) {
  const { heading, intro, fitsTitle, fits, misfitsTitle, misfits } = section
  return (
    <Band index={index} heading={heading} intro={intro}>
      <TwoSides
        yes={{ title: plainText(fitsTitle), items: fits }}
        no={{ title: plainText(misfitsTitle), items: misfits }}
      />
    </Band>
  )
}
