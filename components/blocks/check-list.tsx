import { FactText } from '@/components/facts/fact-text'
import { Icon } from '@/components/ui/icon'
import { plainText } from '@/lib/facts/in-text'

type Mark = 'yes' | 'no' | 'dot'

/** A list whose icons show whether its items are true, are not true, or neither. */
export function CheckList({ items, mark = 'dot' }: { items: readonly string[]; mark?: Mark }) {
  return (
    <ul
      className={`grid gap-1 md:gap-2 ${mark === 'dot' ? 'list-disc ps-[1.25em] marker:text-line-strong' : ''}`}
    >
      {items.map((item) => (
        <li
          key={item}
          className={mark === 'dot' ? undefined : 'grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2 md:gap-3'}
        >
          {mark === 'yes' && <Icon of="check" strokeWidth={2} className="size-5 mt-1 text-success" />}
          {mark === 'no' && <Icon of="minus" strokeWidth={2} className="size-5 mt-1 text-muted" />}
          <span>
            <FactText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Without a frame on phones, because the words need the width. */
const side = 'max-md:border-t max-md:border-line max-md:pt-3 md:p-4 md:rounded-md'

type Side = { title: string; items: readonly string[] }

/**
 * Two lists side by side: what is true and what is not.
 * @param level of the headings: 2 when only the page's heading is above them
 */
export function TwoSides({ yes, no, level = 3 }: { yes: Side; no: Side; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="grid-cols-fit-17 grid gap-4">
      <div className={`${side} md:bg-hue-soft`}>
        <Heading className="text-base mb-2">{yes.title}</Heading>
        <CheckList items={yes.items} mark="yes" />
      </div>
      <div className={side}>
        <Heading className="text-base mb-2">{no.title}</Heading>
        <CheckList items={no.items} mark="no" />
      </div>
    </div>
  )
}

type SuitabilityProps = {
  fitsTitle: string
  fits: readonly string[]
  misfitsTitle: string
  misfits: readonly string[]
}

/** For whom an offer is suitable, and for whom it is not. */
export function Suitability({ fitsTitle, fits, misfitsTitle, misfits }: SuitabilityProps) {
  return (
    <TwoSides
      yes={{ title: plainText(fitsTitle), items: fits }}
      no={{ title: plainText(misfitsTitle), items: misfits }}
    />
  )
}
