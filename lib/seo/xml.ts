const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that an XML 1.0 document must not contain, not even as a reference, and control characters that it should not contain. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** A text as content of an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** One element with a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** An XML document as an answer that caches may keep for an hour. */
export const xmlAnswer = (document: string, type: 'application/xml' | 'application/rss+xml'): Response =>
  new Response(document, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
