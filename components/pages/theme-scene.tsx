import { Scene, type SceneName } from '@/components/ui/illustrations/scene'
import scene from '@/components/ui/illustrations/scene.module.css'
import styles from './theme-scene.module.css'

/** Decorative picture of a theme, in the style of the country pictures and in the colour around it. */
export function ThemeScene({ theme }: { theme: SceneName }) {
  return (
    <div className={`${styles.picture} overflow-hidden border border-line shadow-md`}>
      <div className={scene.frame}>
        <Scene name={theme} />
      </div>
    </div>
  )
}
