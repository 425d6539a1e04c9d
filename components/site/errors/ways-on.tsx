import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import styles from './ways-on.module.css'

/** Links for a page that has nothing to show. */
export function WaysOn() {
  return (
    <nav aria-label="继续浏览" className={`${styles.ways} row gap-0-5`}>
      <a href={paths.home}>返回首页</a>
      <a href={paths.schools}>院校库</a>
      <a href={paths.siteMap}>网站地图</a>
      <a href={hotlineHref}>致电 {site.hotline}</a>
    </nav>
  )
}
