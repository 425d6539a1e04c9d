import type { BranchDetail } from '@/lib/api/branches'
import { resolveAlias } from '@/lib/routing/aliases'
import { absoluteUrl, type JsonLd } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'

/** Structured data of a branch; null while its address is not known, because search engines need a place. */
export function localBusiness({ name, address, phone, href }: BranchDetail): JsonLd | null {
  if (address === null) return null
  const url = absoluteUrl(resolveAlias(href))
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#branch`,
    name: `${site.brand}${name}`,
    url,
    address,
    telephone: phone,
    parentOrganization: { '@id': `${absoluteUrl('/')}#organization` },
  }
}
