import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

type ServiceFacts = {
  name: string
  description: string
  serviceType: string
  href: string
  audience?: string
  /** Name of the country of the service. */
  country?: string
}

/** Structured data of a service: no price and no rating, only the content of the page. */
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
