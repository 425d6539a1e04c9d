import type { Ask } from '@/lib/tools/cost/country'

/** Where to ask what no source says: a link where the place has a page. */
export function AskLink({ ask: { name, url } }: { ask: Ask }) {
  if (url === null) return name
  return (
    <a href={url} rel="noreferrer">
      {name}
    </a>
  )
}
