import type { MetadataRoute } from 'next'
import { notIndexed } from '@/lib/routing/private-paths'
import { absoluteUrl } from '@/lib/seo/json-ld'

/** Everything may be read except the API, the results of forms, and the address that only sets a cookie. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...notIndexed] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
