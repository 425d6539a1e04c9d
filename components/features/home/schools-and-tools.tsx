import type { RankedSchool } from '@/components/blocks/rank-table'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DataTable } from '@/components/ui/data-table'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import type { Home } from './load-home'

/** The school library by name and by rank beside the nearest application days. */
export function SchoolsAndTools({
  schools,
  ranking,
  nextDays,
}: Pick<Home, 'schools' | 'ranking' | 'nextDays'>) {
  return (
    <div className="grid grid-cols-1 nav:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] gap-y-6 gap-x-12">
      <section aria-labelledby="schools">
        <h2 id="schools" className="font-display text-2xl">
          查学校
        </h2>
        <form action={paths.schools} className="items-end grid gap-2 grid-cols-main-end mt-3 mb-4">
          <TextField
            id="school-name"
            name="q"
            label="校名、城市或简称"
            type="search"
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" size="tall">
            查学校
          </Button>
        </form>
        {ranking !== null && (
          <DataTable
            caption={`${ranking.source} ${ranking.year} 与软科 ARWU ${rankings.arwu.edition}，院校库收录的前 ${schools.length} 所`}
            rows={schools}
            keyOf={({ href }: RankedSchool) => href}
            head={{
              label: '院校',
              cell: ({ name }) => name,
              href: ({ href }) => href,
            }}
            columns={(column) => [
              column.detail('所在地', ({ country }) => country.name),
              column.value('QS', ({ rank }) => rank ?? '暂无数据'),
              column.value('软科', ({ secondRank }) => secondRank ?? '暂无数据'),
            ]}
          />
        )}
        <p className="flex flex-wrap gap-x-6 mt-2">
          <ButtonLink href={paths.schools} variant="quiet" arrow>
            全部大学
          </ButtonLink>
          <ButtonLink href={paths.highSchools} variant="quiet" arrow>
            海外中学
          </ButtonLink>
        </p>
      </section>
      <section aria-labelledby="next-days">
        <h2 id="next-days" className="font-display text-2xl">
          下一批截止
        </h2>
        {nextDays.length > 0 && (
          <DataTable
            caption="2027 年入学，近的几个"
            rows={nextDays}
            keyOf={({ id }) => id}
            head={{ label: '学校、轮次', cell: ({ name }) => name, href: ({ href }) => href }}
            columns={(column) => [
              column.value('截止', ({ day }) => <span className="whitespace-nowrap">{day}</span>),
              column.value('还有', ({ left }) => (
                <span className="whitespace-nowrap">{left === 0 ? '今天' : `${left} 天`}</span>
              )),
            ]}
          />
        )}
        <p className="mt-2">
          <ButtonLink href={paths.deadlines} variant="quiet" arrow>
            全部截止日
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

type Item = { title: string; href: string; note?: string; tag?: string | null }

/** Links below each other, each with one line. */
export function Links({ items, columns = 1 }: { items: readonly Item[]; columns?: 1 | 4 }) {
  return (
    <ul className={`grid gap-x-6 mt-2 ${columns === 1 ? '' : 'md:grid-cols-4'}`}>
      {items.map(({ title, href, note, tag }) => (
        <li key={href} className="group relative border-t border-line py-2 leading-normal">
          <p className="flex items-baseline justify-between gap-2">
            <Link
              href={href}
              className="text-heading font-semibold no-underline group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
            {typeof tag === 'string' && <span className="text-muted text-sm">{tag}</span>}
          </p>
          {note !== undefined && <p className="text-muted text-quiet">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
