import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { type BackgroundSummary, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { orNull } from '@/lib/api/client'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import styles from './programme-categories.module.css'

type Category = { id: number; text: string }

/** Categories of background enhancement with descriptions, programmes and links to their lists. */
export async function ProgrammeCategories({ categories }: { categories: readonly Category[] }) {
  const b = categories.map(({ id }) => id).join(',')
  const page = await orNull(listBackgroundProgrammes({ b, limit: 60 }))
  const programmes = page?.list ?? []
  const names = new Map(page?.categories.map(({ id, name }) => [id, name]))
  return (
    <div className="stack gap-6">
      {categories.map(({ id, text }) => (
        <section
          key={id}
          className={`${styles.category} relative stack one-column start-4 hue-above`}
          aria-labelledby={`category-${id}`}
        >
          <div className="ringed relative">
            <h3 id={`category-${id}`} className="larger">
              <CardLink href={listHref(paths.backgroundProgrammes, { b: String(id) })}>
                {names.get(id) ?? `第 ${id} 类`}
              </CardLink>
            </h3>
            <p className="muted above-2">
              <FactText text={text} />
            </p>
          </div>
          <Programmes items={programmes.filter(({ category }) => category.id === id)} />
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
        <li key={href} className="row-link ringed relative pad-3 line-below">
          <p className="row-name dark strong">
            <CardLink href={href}>{title}</CardLink>
          </p>
          <p className="muted small">
            {duration} · {place}
          </p>
        </li>
      ))}
    </ul>
  )
}
