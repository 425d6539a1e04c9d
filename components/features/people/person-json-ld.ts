import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

/** A real person of the company for search engines; made-up people get none. */
export function person({
  name,
  role,
  href,
  languages,
}: {
  name: string
  role: string
  href: string
  languages: readonly string[]
}): JsonLd {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: absoluteUrl(href),
    knowsLanguage: languages,
    worksFor: organization(),
  }
}
