import { Scene, type SceneName } from './scene'
import scene from './scene.module.css'
import styles from './theme-scene.module.css'

/** Decorative picture of a theme, in the style of the country pictures and in the colour around it. */
export function ThemeScene({ theme }: { theme: SceneName }) {
  return (
    <div className={`${styles.picture} clipped box raised`}>
      <div className={scene.frame}>
        <Scene name={theme} />
      </div>
    </div>
  )
}
