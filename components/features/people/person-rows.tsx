import { RecordList } from '@/components/blocks/record-list'
import { Flag } from '@/components/ui/flag'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Codes of the countries of their work, the main one first. */
  countries: readonly string[]
  /** Countries, place and subjects, one line each. */
  facts: readonly string[]
  /** Experience and languages, for wide screens. */
  more: string
  hue: string
}

/** Flags beside a name. */
const mostFlags = 3

/** People as rows, with the flags of their countries instead of portraits, which nobody has given. */
export function PersonRows({ people, label }: { people: readonly PersonRow[]; label: string }) {
  return (
    <RecordList
      label={label}
      rows={people.map(({ name, role, href, sample, countries, facts, more, hue }) => ({
        href,
        title: name,
        isSample: sample,
        sign: (
          <span className="w-11 flex-none grid gap-1 justify-items-center">
            {countries.slice(0, mostFlags).map((code) => (
              <Flag key={code} code={code} width={30} />
            ))}
          </span>
        ),
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
