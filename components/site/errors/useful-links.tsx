import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'

/** Links for a page that has nothing to show. */
export function UsefulLinks() {
  return (
    <nav aria-label="继续浏览" className="flex flex-wrap gap-x-6 justify-center">
      <a className="press" href={paths.home}>
        返回首页
      </a>
      <a className="press" href={paths.schools}>
        院校库
      </a>
      <a className="press" href={paths.siteMap}>
        网站地图
      </a>
      <a className="press" href={hotlineHref}>
        致电 {site.hotline}
      </a>
    </nav>
  )
}
