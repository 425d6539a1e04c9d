import type { ReactNode } from 'react'

type OpenListProps = {
  items: readonly {
    key: string
    title: ReactNode
    /** Before the title: a number, a date. */
    sign?: ReactNode
    text: ReactNode
  }[]
}

/** Short entries in their order, in as many columns as make whole rows where there is space. */
export function OpenList({ items }: OpenListProps) {
  return (
    <ol
      className={`${items.length % 3 === 0 ? 'md:grid-cols-3' : items.length % 5 === 0 ? 'lg:grid-cols-5' : 'md:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-4'} gap-x-8 grid`}
    >
      {items.map(({ key, title, sign, text }) => (
        <li key={key} className="group relative border-t border-line py-2 print:break-inside-avoid">
          <h3 className="text-base leading-normal">
            {sign !== undefined && <span className="me-3 text-hue-text tabular-nums">{sign}</span>}
            {title}
          </h3>
          <p className="text-muted text-quiet leading-normal">{text}</p>
        </li>
      ))}
    </ol>
  )
}
