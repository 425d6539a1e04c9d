import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'

/** Links for a page that has nothing to show. */
export function UsefulLinks() {
  return (
    <nav aria-label="继续浏览" className="flex flex-wrap gap-x-6 justify-center">
      <a className="inline-flex items-center min-h-target max-lg:min-w-target" href={paths.home}>
        返回首页
      </a>
      <a className="inline-flex items-center min-h-target max-lg:min-w-target" href={paths.schools}>
        院校库
      </a>
      <a className="inline-flex items-center min-h-target max-lg:min-w-target" href={paths.siteMap}>
        网站地图
      </a>
      <a className="inline-flex items-center min-h-target max-lg:min-w-target" href={hotlineHref}>
        致电 {site.hotline}
      </a>
    </nav>
  )
}
