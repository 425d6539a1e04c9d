import { Link } from '@/components/ui/link'
import type { OfficialCheck } from '@/lib/schools/official-checks'

/** Official registers with their content. */
export function OfficialCheckList({ checks }: { checks: readonly OfficialCheck[] }) {
  return (
    <ul className="border-t border-line">
      {checks.map(({ name, url, text }) => (
        <li key={url} className="py-3 border-b border-line">
          <Link href={url} rel="noreferrer" className="inline-block py-1.5 font-semibold">
            {name}
          </Link>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
