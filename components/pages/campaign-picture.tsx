import { Scene } from '@/components/ui/illustrations/scene'
import type { PictureName } from '@/lib/campaigns/pictures'

/**
 * Decorative picture of a campaign page, in the colour around it, and a little darker than the background of a page head, so that a white
 * sun and pale windows are visible on it.
 */
export function CampaignPicture({ name }: { name: PictureName }) {
  return (
    <div className="overflow-hidden bg-[color-mix(in_srgb,var(--hue)_13%,var(--color-white))]">
      <Scene name={name === 'portfolio' ? 'art' : name} />
    </div>
  )
}
