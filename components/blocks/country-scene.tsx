import type { CSSProperties } from 'react'
import { Scene, type SceneName } from '@/components/ui/illustrations/scene'
import styles from '@/components/ui/illustrations/scene.module.css'

/** React's style type has no custom properties; this allows them without a cast. */
const customProperties = (values: Record<`--${string}`, string>): CSSProperties => ({ ...values })

type Picture = {
  name: SceneName
  /** Horizontal position of the landmark in percent; it stays visible when a narrow frame crops the picture. */
  focus: number
}

const continent: Picture = { name: 'eu', focus: 78 }

const pictures: Partial<Record<string, Picture>> = {
  us: { name: 'us', focus: 50 },
  uk: { name: 'uk', focus: 64 },
  ca: { name: 'ca', focus: 48 },
  au: { name: 'au', focus: 66 },
  nz: { name: 'nz', focus: 49 },
  jp: { name: 'jp', focus: 74 },
  sg: { name: 'sg', focus: 57 },
  hk: { name: 'hk', focus: 66 },
  ch: { name: 'ch', focus: 64 },
}

/**
 * Decorative picture of a destination. It fills the width of its parent, or with `crop` the height on narrow screens.
 * Its colours come from the `data-hue` around it. A country without a picture gets the one of continental Europe.
 */
export function CountryScene({ code, crop = false }: { code: string; crop?: boolean }) {
  const { name, focus } = pictures[code] ?? continent
  return (
    <div className={crop ? `${styles.frame} ${styles.crop}` : styles.frame}>
      <Scene name={name} {...(crop && { style: customProperties({ '--focus': `${focus}%` }) })} />
    </div>
  )
}
