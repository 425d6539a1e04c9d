import { hueOf } from '@/components/blocks/country-hue'
import { RecordList } from '@/components/blocks/record-list'
import { Flag } from '@/components/ui/flag'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Code of the main country of their work. */
  country: string
  /** Countries, place and subjects. */
  facts: readonly string[]
  /** Experience and languages, for wide screens. */
  more: string
}

/** People as rows, with the flag of their main country instead of portraits, which nobody has given. */
export function PersonRows({ people, label }: { people: readonly PersonRow[]; label: string }) {
  return (
    <RecordList
      label={label}
      rows={people.map(({ name, role, href, sample, country, facts, more }) => ({
        href,
        title: name,
        isSample: sample,
        sign: country && <Flag code={country} width={30} />,
        line: [role, ...facts].join('，'),
        text: more,
        hue: hueOf(country),
      }))}
    />
  )
}
