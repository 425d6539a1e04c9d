import type { CSSProperties } from 'react'
import styles from './scene.module.css'

const names = [
  ...(['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'eu', 'ch'] as const),
  ...(['planning', 'elite', 'research', 'workshop', 'art', 'tour', 'majors', 'shelves', 'cases'] as const),
  ...(['exam', 'language', 'contest', 'camp', 'highschool', 'transfer', 'internship', 'service'] as const),
  ...(['visa', 'passport', 'city', 'documents', 'hotel'] as const),
] as const

/** The drawings in `public/scenes`: destinations, subjects, occasions, places. */
export const sceneNames: readonly SceneName[] = names

export type SceneName = (typeof names)[number]

type SceneProps = { name: SceneName; className?: string; style?: CSSProperties }

/**
 * A decorative drawing in the colours around it (`--hue`, `--hue-soft`). It is a file, because an inline drawing
 * would be in the page twice: as markup and in the framework's payload.
 */
export function Scene({ name, className, style }: SceneProps) {
  return (
    <svg
      className={className === undefined ? styles.scene : `${styles.scene} ${className}`}
      viewBox="0 0 320 136"
      style={style}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/scenes/${name}.svg#scene`} />
    </svg>
  )
}
