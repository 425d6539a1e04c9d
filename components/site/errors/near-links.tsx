export type Near = { href: string; title: string }

/** Up to five pages that may have been meant. */
export function NearLinks({ links }: { links: readonly Near[] }) {
  return (
    <nav aria-label="相近的内容">
      <p>也许您要找的是：</p>
      <ul>
        {links.slice(0, 5).map(({ href, title }) => (
          <li key={href}>
            <a className="inline-flex items-center min-h-target" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
