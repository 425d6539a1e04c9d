import { Link } from '@/components/ui/link'
import type { MajorCategory } from '@/lib/api/majors'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

/** Every category with its number of majors. */
export function CategoryGrid({ categories }: { categories: readonly MajorCategory[] }) {
  return (
    <ul className="grid-cols-fill-17 lg:grid-cols-4 gap-x-column grid">
      {categories.map(({ id, name, nameEn, count }) => (
        <li key={id}>
          <Link
            href={listHref(paths.majorList, { category: id })}
            className="group grid gap-x-3 text-heading no-underline border-t border-line py-3 grid-cols-main-end"
          >
            <span className="group-hover:underline font-semibold">{name}</span>
            <span className="text-muted text-sm">{count} 个</span>
            <span className="text-muted text-sm col-span-full" lang="en">
              {nameEn}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
