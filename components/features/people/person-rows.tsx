import { hueOf } from '@/components/blocks/country-hue'
import { SampleTag } from '@/components/blocks/sample-tag'
import { DataTable } from '@/components/ui/data-table'

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

/** People as rows, with an initial in the colour of their main country: nobody has given a portrait. */
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
        <span
          data-hue={hueOf(country)}
          data-initial={name.slice(0, 1)}
          className="inline-flex items-center gap-3 before:content-[attr(data-initial)/''] before:grid before:place-items-center before:size-9 before:rounded-full before:bg-hue-soft before:text-hue"
        >
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
