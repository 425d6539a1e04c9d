import { Link } from '@/components/ui/link'

export type Crumb = { label: string; href?: string }

/** The path from the home page to this page. The last item is the page itself and needs no address. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="面包屑">
      <ol className="flex flex-wrap lg:py-2 text-muted text-sm">
        {items.map((item, index) => (
          <li
            key={item.label}
            className="py-1.5 max-lg:[&:not(:nth-last-child(2))]:hidden lg:not-last:after:mx-2 lg:not-last:after:text-line-strong lg:not-last:after:content-['/'_/_'']"
          >
            {item.href === undefined || index === items.length - 1 ? (
              <span
                className="aria-[current]:text-body"
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="reach text-inherit no-underline hover:text-link hover:underline max-lg:before:me-2 max-lg:before:content-['‹'_/_'']"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
