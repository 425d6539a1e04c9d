import { Scene, type SceneName } from './scene'
import scene from './scene.module.css'
import styles from './theme-scene.module.css'

/** Our own picture of a theme, decorative; of one family with the pictures of the countries, in the colour around it. */
export function ThemeScene({ theme }: { theme: SceneName }) {
  return (
    <div className={styles.picture}>
      <div className={scene.frame}>
        <Scene name={theme} />
      </div>
    </div>
  )
}
