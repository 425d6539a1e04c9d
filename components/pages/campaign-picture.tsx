import { Scene } from '@/components/ui/illustrations/scene'
import type { PictureName } from '@/lib/campaigns/pictures'
import styles from './campaign-picture.module.css'

/** Decorative picture of a campaign page, in the colour around it. */
export function CampaignPicture({ name }: { name: PictureName }) {
  return (
    <div className={styles.frame}>
      <Scene name={name === 'portfolio' ? 'art' : name} />
    </div>
  )
}
