import { paths } from '@/lib/routing/paths'

/** About pages in the top line of the header (specification §2 Header). */
export const aboutLinks = [
  { label: '关于美世', href: paths.about, lang: undefined },
  { label: '网站地图', href: paths.siteMap, lang: undefined },
  { label: '联系我们', href: paths.contact, lang: undefined },
  { label: 'English', href: '/special/about_en', lang: 'en' },
]
