import { RecordList } from '@/components/blocks/record-list'
import type { BackgroundSummary } from '@/lib/api/background-programmes'
import { backgroundTerms } from '@/lib/collections/kinds/background-programme'

/** Programmes below the headings of their categories, in the given order. */
export function ProgrammeGroups({ programmes }: { programmes: readonly BackgroundSummary[] }) {
  const aims = new Map(backgroundTerms.read().categories.map(({ id, aim }) => [id, aim]))
  const groups = [...Map.groupBy(programmes, ({ category }) => category.id)]
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(([id, members]) => (
        <section
          key={id}
          className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-8"
          aria-labelledby={`group-${id}`}
        >
          <div>
            <h2 id={`group-${id}`} className="text-lg">
              {members[0]?.category.name}
            </h2>
            {aims.has(id) && <p className="text-muted text-quiet mb-2">{aims.get(id)}</p>}
          </div>
          <RecordList
            label={`${members[0]?.category.name}的项目`}
            level={3}
            columns="one"
            rows={members.map(({ href, title, summary, audience, duration, place }) => ({
              href,
              title,
              line: `${audience} · ${place}`,
              text: summary,
              value: duration,
            }))}
          />
        </section>
      ))}
    </div>
  )
}
