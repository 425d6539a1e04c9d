import './board-view.css'

/** Links to the previous and the next page of a consultant's list; nothing when there is only one page. */
export function PageLinks({
  page,
  pages,
  hrefOf,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label="翻页" data-board="filters" className="flex flex-wrap items-center gap-y-1 gap-x-2">
      {page > 1 && (
        <a
          className="inline-flex items-center border border-line-strong text-body no-underline"
          href={hrefOf(page - 1)}
        >
          上一页
        </a>
      )}
      <span>
        第 {page} 页，共 {pages} 页
      </span>
      {page < pages && (
        <a
          className="inline-flex items-center border border-line-strong text-body no-underline"
          href={hrefOf(page + 1)}
        >
          下一页
        </a>
      )}
    </nav>
  )
}
