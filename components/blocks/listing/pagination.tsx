import { Link } from '@/components/ui/link'
import { listHref } from '@/lib/listing'
import styles from './pagination.module.css'

type PaginationProps = {
  path: string
  values: Record<string, string>
  page: number
  limit: number
  total: number
}

/** Links to the other pages of a list; nothing when there is only one page. */
export function Pagination({ path, values, page, limit, total }: PaginationProps) {
  const last = Math.ceil(total / limit)
  if (last <= 1) return null
  const shown = pageNumbers(page, last)
  return (
    <nav aria-label="分页" className="above-6 no-print row middle gap-2 figures to-middle">
      {page > 1 && (
        <Link href={listHref(path, values, Math.min(page - 1, last))} rel="prev" className={option}>
          上一页
        </Link>
      )}
      <ol className="row gap-2">
        {shown.map((number, at) => (
          <li
            key={number}
            {...(number - (shown[at - 1] ?? number - 1) > 1 && { className: `${styles.gap} flex middle` })}
          >
            <Link
              href={listHref(path, values, number)}
              className={option}
              {...(number === page && { 'aria-current': 'page' })}
              aria-label={`第 ${number} 页`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < last && (
        <Link href={listHref(path, values, page + 1)} rel="next" className={option}>
          下一页
        </Link>
      )}
    </nav>
  )
}

const option = 'option inline-row to-middle plain target box rounded-sm paper text'

/** The first page, the last page, and those around the current page. */
export function pageNumbers(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 2,
  )
}
