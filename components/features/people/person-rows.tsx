import { hueOf } from '@/components/blocks/country-hue'
import { SampleTag } from '@/components/blocks/sample-tag'
import { Card, CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { Monogram } from '@/components/ui/monogram'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Codes of the countries of their work, the main one first. */
  countries: readonly string[]
  /** Countries and place. */
  place: string
  subjects: string
  /** Experience and languages. */
  more: string
}

/** People as cards, with an initial in the colour of their main country. */
export const PersonRows = ({ people, label }: { people: readonly PersonRow[]; label: string }) => (
  <ul className="grid grid-cols-fill-21 gap-4" aria-label={label}>
    {people.map(({ name, role, href, sample, countries, place, subjects, more }) => (
      <Card key={href} as="li" linked hue={hueOf(countries[0] ?? '')} className="gap-1">
        <div className="flex items-center gap-3 mb-2">
          <Monogram name={name} />
          <p className="flex-1 text-heading font-semibold leading-normal">
            <CardLink href={href}>{name}</CardLink>
            {sample && <SampleTag />}
            <span className="block">{role}</span>
          </p>
          {countries.map((code) => (
            <Flag key={code} code={code} width={21} />
          ))}
        </div>
        <p>{subjects}</p>
        <p className="text-muted text-quiet">{place}</p>
        <p className="text-muted text-quiet">{more}</p>
      </Card>
    ))}
  </ul>
)
