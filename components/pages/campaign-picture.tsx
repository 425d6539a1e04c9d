import { Scene } from '@/components/ui/illustrations/scene'
import scene from '@/components/ui/illustrations/scene.module.css'
import type { PictureName } from '@/lib/campaigns/pictures'
import styles from './campaign-picture.module.css'

/**
 * Decorative picture of a campaign page, in the colour around it. `frame` is a card; `panorama` fills the width of
 * the page, with paler mirror images of the scene on both sides.
 */
export function CampaignPicture({
  name,
  look = 'frame',
}: {
  name: PictureName
  look?: 'frame' | 'panorama'
}) {
  const drawing = <Scene name={name === 'portfolio' ? 'art' : name} className={styles.scene} />
  return (
    <div className={styles[look]}>
      {look === 'panorama' && <div className={`${styles.echo} ${scene.quiet} flex-none`}>{drawing}</div>}
      {drawing}
      {look === 'panorama' && <div className={`${styles.echo} ${scene.quiet} flex-none`}>{drawing}</div>}
    </div>
  )
}
