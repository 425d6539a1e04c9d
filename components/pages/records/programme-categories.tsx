import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { type BackgroundSummary, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { orNull } from '@/lib/api/client'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

type Category = { id: number; text: string }

/** Categories of background enhancement with descriptions, programmes and links to their lists. */
export async function ProgrammeCategories({ categories }: { categories: readonly Category[] }) {
  const b = categories.map(({ id }) => id).join(',')
  const page = await orNull(listBackgroundProgrammes({ b, limit: 60 }))
  const programmes = page?.list ?? []
  const names = new Map(page?.categories.map(({ id, name }) => [id, name]))
  return (
    <div className="grid gap-8">
      {categories.map(({ id, text }) => (
        <section
          key={id}
          className="relative grid grid-cols-1 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-[clamp(2rem,0.5rem+5vw,5rem)] gap-y-4 pt-4 border-t-2 border-t-hue"
          aria-labelledby={`category-${id}`}
        >
          <div className="relative">
            <h3 id={`category-${id}`} className="text-xl">
              <CardLink href={listHref(paths.backgroundProgrammes, { b: String(id) })}>
                {names.get(id) ?? `第 ${id} 类`}
              </CardLink>
            </h3>
            <p className="text-muted mt-2">
              <FactText text={text} />
            </p>
          </div>
          <Programmes items={programmes.filter(({ category }) => category === id)} />
        </section>
      ))}
    </div>
  )
}

function Programmes({ items }: { items: readonly BackgroundSummary[] }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ title, href, duration, place }) => (
        <li
          key={href}
          className="group relative py-3 border-b border-line lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8"
        >
          <p className="group-hover:underline text-heading font-semibold">
            <CardLink href={href}>{title}</CardLink>
          </p>
          <p className="text-muted text-sm">
            {duration} · {place}
          </p>
        </li>
      ))}
    </ul>
  )
}
