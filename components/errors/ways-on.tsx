import Link from 'next/link'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import styles from './ways-on.module.css'

/** Where a visitor can go from a page that has nothing to show. Works without scripts. */
export function WaysOn() {
  return (
    <nav aria-label="继续浏览" className={styles.ways}>
      <Link href={paths.home} prefetch={false}>
        返回首页
      </Link>
      <Link href={paths.schools} prefetch={false}>
        院校库
      </Link>
      <Link href={paths.siteMap} prefetch={false}>
        网站地图
      </Link>
      <a href={hotlineHref}>致电 {site.hotline}</a>
    </nav>
  )
}
