import { SourceLink } from '@/components/facts/source-link'
import { Flag } from '@/components/ui/flag'
import type { SourcedStatement } from '@/lib/facts/guides/route-facts'
import styles from './sourced-list.module.css'

export type ListedStatement = Omit<SourcedStatement, 'country' | 'forMainland'> & {
  /** Country of the flag before it, when countries differ. */
  country?: string
  /** Its subject, when the text begins with other words. */
  label?: string | undefined
}

/** Sentences from sources, each with year, kind of reading and official page. */
export function SourcedList({ items }: { items: readonly ListedStatement[] }) {
  return (
    <ul className="grid max-lg:border-y border-y-line lg:*:first:pt-0">
      {items.map(({ id, country, label, text, year, caution, check }) => (
        <li
          key={id}
          id={id}
          className={`${styles.item} grid gap-1 lg:gap-x-8 py-3 lg:py-2 lg:grid-cols-[minmax(0,1fr)_25rem]`}
        >
          {label !== undefined && <p className="text-heading font-semibold lg:col-span-full">{label}</p>}
          <p>
            {country !== undefined && <Flag code={country} width={18} />}
            {text}
          </p>
          <p className="text-muted text-sm *:block">
            <span>{[year, caution].filter((part) => part !== null).join('，')}</span>
            {check !== null && (
              <span>
                核对：
                <SourceLink source={check} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
