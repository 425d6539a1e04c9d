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

/** Short entries in their order, two beside each other where there is space. */
export function OpenList({ items }: OpenListProps) {
  return (
    <ol
      className={`${items.length % 3 === 0 ? 'grid-cols-fit-14' : items.length % 2 === 0 ? 'grid-cols-fit-20' : 'grid-cols-1 md:*:grid md:*:grid-cols-[16rem_minmax(0,1fr)]'} gap-x-8 grid`}
    >
      {items.map(({ key, title, sign, text }) => (
        <li key={key} className="border-t border-line py-2 print:break-inside-avoid">
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
