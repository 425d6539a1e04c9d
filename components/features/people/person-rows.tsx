import { SampleTag } from '@/components/blocks/sample-tag'
import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'

export type PersonRow = {
  name: string
  role: string
  href: string
  sample: boolean
  /** Code of the main country of their work. */
  country: string
  /** Countries and place. */
  place: string
  subjects: string
  /** Experience and languages. */
  more: string
}

/** People as rows, with the flag of their main country instead of portraits, which nobody has given. */
export const PersonRows = ({ people, label }: { people: readonly PersonRow[]; label: string }) => (
  <DataTable
    caption={label}
    isCaptionHidden
    rows={people}
    keyOf={({ href }) => href}
    head={{
      label: '姓名',
      href: ({ href }) => href,
      cell: ({ name, country }) => (
        <span className="inline-flex items-baseline gap-3 *:first:self-center">
          {country && <Flag code={country} width={30} />}
          {name}
        </span>
      ),
      below: ({ sample }) =>
        sample && (
          <>
            {' '}
            <SampleTag />
          </>
        ),
    }}
    columns={(column) => [
      column.words('职务', ({ role }) => role),
      column.detail('国家与地点', ({ place }) => place),
      column.detail('擅长', ({ subjects }) => subjects),
      column.detail('年资与语言', ({ more }) => more),
    ]}
  />
)
