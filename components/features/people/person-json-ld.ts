import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

/** Structured data of a real person of the company; samples have none. */
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
