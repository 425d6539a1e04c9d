import { loadSiteMap } from '@/components/features/search/load-site-map'
import { SiteMapPage } from '@/components/features/search/site-map-page'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: '网站地图',
  description:
    '全站页面一览：院校库与专业库、各国频道、服务团队、工具、分公司和专题页按栏目列出，院校、专业、文章等资料库附现有条数，并可按国家直达。',
  path: paths.siteMap,
})

/** The content comes from the API, which Next cannot see. Without this the page would never change after the build. */
export const revalidate = 600

export default async function Page() {
  return <SiteMapPage {...(await loadSiteMap())} />
}
