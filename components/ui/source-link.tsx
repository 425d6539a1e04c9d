import { Link } from '@/components/ui/link'
/** A link to somebody else's page by its name; the name alone where it has no page. */
export function SourceLink({ source: { name, url } }: { source: { name: string; url: string | null } }) {
  if (url === null) return name
  return (
    <Link href={url} rel="noreferrer">
      {name}
    </Link>
  )
}
