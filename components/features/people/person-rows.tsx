import { RecordList } from '@/components/blocks/record-list'
import { Monogram } from '@/components/ui/illustrations/monogram'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Where and what for, a line each. */
  facts: readonly string[]
  /** How long, in which languages: wide screens have room for it. */
  more: string
  hue: string
}

/** People of a list, a row each. */
export function PersonRows({ people, label }: { people: readonly PersonRow[]; label: string }) {
  return (
    <RecordList
      label={label}
      rows={people.map(({ name, role, href, sample, facts, more, hue }) => ({
        href,
        title: name,
        isSample: sample,
        sign: <Monogram name={name} />,
        line: [role, ...facts].map((fact, at) => (
          <span key={fact}>
            {at > 0 && <br />}
            {fact}
          </span>
        )),
        text: more,
        hue,
      }))}
    />
  )
}
