import type { CSSProperties } from 'react'
import { Scene, type SceneName } from './scene'
import styles from './scene.module.css'

/** React's style type knows no custom properties; this lets them pass without a cast. */
const customProperties = (values: Record<`--${string}`, string>): CSSProperties => ({ ...values })

type Picture = {
  name: SceneName
  /** Where the landmark stands, across the picture: what stays in view when a narrow frame crops it. */
  focus: `${number}%`
}

const continent: Picture = { name: 'eu', focus: '78%' }

const pictures: Partial<Record<string, Picture>> = {
  us: { name: 'us', focus: '50%' },
  uk: { name: 'uk', focus: '64%' },
  ca: { name: 'ca', focus: '48%' },
  au: { name: 'au', focus: '66%' },
  nz: { name: 'nz', focus: '49%' },
  jp: { name: 'jp', focus: '74%' },
  sg: { name: 'sg', focus: '57%' },
  hk: { name: 'hk', focus: '66%' },
  ch: { name: 'ch', focus: '64%' },
}

/**
 * Our own picture of a destination, decorative; fills its parent's width, or with `crop` on narrow screens its height. Takes
 * its colours from the `data-hue` around it; a code without a picture of its own gets the one of the Continent.
 */
export function CountryScene({ code, crop = false }: { code: string; crop?: boolean }) {
  const { name, focus } = pictures[code] ?? continent
  return (
    <div className={crop ? `${styles.frame} ${styles.crop}` : styles.frame}>
      <Scene name={name} {...(crop && { style: customProperties({ '--focus': focus }) })} />
    </div>
  )
}
