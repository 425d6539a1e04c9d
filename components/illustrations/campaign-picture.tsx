import type { ReactNode } from 'react'
import type { pictures } from '@/lib/campaigns/schema'
import styles from './campaign-picture.module.css'
import { countryPicture } from './country-scene'
import scene from './country-scene.module.css'
import { studyScenes } from './study-scenes'
import { themeScenes } from './theme-scene'
import { travelScenes } from './travel-scenes'

export type PictureName = (typeof pictures)[number]

const country = (code: string) => countryPicture(code).Scene

const drawings: Record<PictureName, () => ReactNode> = {
  us: country('us'),
  uk: country('uk'),
  ca: country('ca'),
  au: country('au'),
  jp: country('jp'),
  sg: country('sg'),
  hk: country('hk'),
  eu: country('eu'),
  ch: country('ch'),
  planning: themeScenes.planning,
  elite: themeScenes.elite,
  portfolio: themeScenes.art,
  research: themeScenes.research,
  ...studyScenes,
  ...travelScenes,
}

/**
 * Picture of a campaign page, decorative, in the colour around it. `frame` stands as a card; `panorama` fills the width of the
 * page, the same scene going on in paler mirror images at both sides.
 */
export function CampaignPicture({
  name,
  look = 'frame',
}: {
  name: PictureName
  look?: 'frame' | 'panorama'
}) {
  const Drawing = drawings[name]
  const drawing = (
    <svg
      className={`${scene.scene} ${styles.scene}`}
      viewBox="0 0 320 136"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  )
  return (
    <div className={styles[look]}>
      {look === 'panorama' && <div className={`${styles.echo} ${scene.quiet}`}>{drawing}</div>}
      {drawing}
      {look === 'panorama' && <div className={`${styles.echo} ${scene.quiet}`}>{drawing}</div>}
    </div>
  )
}
