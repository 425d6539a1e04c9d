import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

type ServiceFacts = {
  name: string
  description: string
  serviceType: string
  href: string
  audience?: string
  /** Name of the country that the service is about. */
  country?: string
}

/** A service of ours for search engines: no price, no rating, only what the page says. */
export function serviceJsonLd({
  name,
  description,
  serviceType,
  href,
  audience,
  country,
}: ServiceFacts): JsonLd {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType,
    url: absoluteUrl(href),
    provider: organization(),
    ...(audience !== undefined && { audience: { '@type': 'Audience', audienceType: audience } }),
    ...(country !== undefined && { areaServed: { '@type': 'Country', name: country } }),
  }
}
