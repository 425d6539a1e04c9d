import { type JsonLd as Data, serializeJsonLd } from '@/lib/seo/json-ld'

/** Structured data of the page for search engines. */
export function JsonLd({ data }: { data: Data }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to print JSON; the serializer escapes it.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
  )
}
