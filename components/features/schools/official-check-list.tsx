import { Link } from '@/components/ui/link'
import type { OfficialCheck } from '@/lib/schools/official-checks'

/** Official registers with their content. */
export function OfficialCheckList({ checks }: { checks: readonly OfficialCheck[] }) {
  return (
    <ul className="line-above">
      {checks.map(({ name, url, text }) => (
        <li key={url} className="pad-3 line-below">
          <Link href={url} rel="noreferrer" className="link-target strong">
            {name}
          </Link>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
