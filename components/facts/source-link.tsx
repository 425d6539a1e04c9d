import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'

/** A link to an external page by its name; only the name when there is no address. */
export function SourceLink({ source: { name, url } }: { source: { name: string; url: string | null } }) {
  if (url === null) return name
  return (
    <Link href={url} {...(name.length < 9 && { className: 'whitespace-nowrap' })}>
      <WholeValues text={name} />
    </Link>
  )
}
