import { Link } from '@/components/ui/link'
import type { SearchResult } from '@/lib/api/search'

/** Links to names that look or sound like the words; nothing when there are none. */
export function NearestNames({ names }: { names: SearchResult['nearest'] }) {
  if (names.length === 0) return null
  return (
    <nav
      aria-label="相近的名称"
      className="border-s-3 border-s-ink-200 bg-ink-50 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3"
    >
      <p>您要找的是不是：</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map(({ title, href }) => (
          <li key={href}>
            <Link className="press font-semibold" href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
