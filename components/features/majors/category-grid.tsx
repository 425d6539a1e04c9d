import { Link } from '@/components/ui/link'
import type { MajorCategory } from '@/lib/api/majors'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** Every category with its number of majors. */
export function CategoryGrid({ categories }: { categories: readonly MajorCategory[] }) {
  return (
    <ul className="fill-17 gap-0-wide stack">
      {categories.map(({ id, name, nameEn, count }) => (
        <li key={id}>
          <Link
            href={listHref(paths.majorList, { category: id })}
            className="row-link stack gap-0-3 dark plain line-above pad-3 first-wide"
          >
            <span className="row-name strong">{name}</span>
            <span className="muted small">{count} 个</span>
            <span className="muted small full-row" lang="en">
              {nameEn}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
