import { listHref } from '@/lib/listing'
import { OptionLink } from './option-link'

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
    <nav
      aria-label="分页"
      className="mt-8 print:hidden! flex flex-wrap items-center gap-2 tabular-nums justify-center"
    >
      {page > 1 && (
        <OptionLink href={listHref(path, values, Math.min(page - 1, last))} rel="prev">
          上一页
        </OptionLink>
      )}
      <ol className="flex flex-wrap gap-2">
        {shown.map((number, at) => (
          <li
            key={number}
            {...(number - (shown[at - 1] ?? number - 1) > 1 && {
              className: "flex items-center before:content-['…'] before:me-2 before:text-muted",
            })}
          >
            <OptionLink
              href={listHref(path, values, number)}
              isCurrent={number === page}
              aria-label={`第 ${number} 页`}
            >
              {number}
            </OptionLink>
          </li>
        ))}
      </ol>
      {page < last && (
        <OptionLink href={listHref(path, values, page + 1)} rel="next">
          下一页
        </OptionLink>
      )}
    </nav>
  )
}

/** The first page, the last page, and those around the current page. */
export function pageNumbers(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 2,
  )
}
