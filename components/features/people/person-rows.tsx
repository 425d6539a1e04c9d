import { RecordList } from '@/components/blocks/record-list'
import { Monogram } from '@/components/ui/illustrations/monogram'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Place and subjects, one line each. */
  facts: readonly string[]
  /** Experience and languages, for wide screens. */
  more: string
  hue: string
}

/** People as rows. */
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
            {at > 0 && (
              <>
                <br className="lg:hidden" />
                <span className="max-lg:hidden"> · </span>
              </>
            )}
            {fact}
          </span>
        )),
        text: more,
        hue,
      }))}
    />
  )
}
