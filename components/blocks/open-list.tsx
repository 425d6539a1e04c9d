import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'

type OpenListProps = {
  /** What the list holds, for the fold around it on phones: 5 步. */
  label: string
  items: readonly {
    key: string
    title: ReactNode
    /** Before the title: a number, a date. */
    sign?: ReactNode
    text: ReactNode
  }[]
}

/** Short entries in their order, two beside each other where there is space. On phones one fold holds all: a title alone says too little. */
export function OpenList({ label, items }: OpenListProps) {
  const list = (
    <ol
      className={`${items.length % 2 === 1 ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]' : 'grid-cols-fit-20'} gap-x-8 grid`}
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
  if (items.length < leastFolded) return list
  return (
    <Fold isOpenWide label={label}>
      {list}
    </Fold>
  )
}

/** A fold takes more space than fewer entries. */
const leastFolded = 3
