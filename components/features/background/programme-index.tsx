import { ListPage } from '@/components/blocks/listing/list-page'
import { OptionLink } from '@/components/blocks/listing/option-link'
import { RecordList } from '@/components/blocks/record-list'
import { Link } from '@/components/ui/link'
import type { BackgroundPage, BackgroundSummary } from '@/lib/api/background-programmes'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { backgroundTerms } from '@/lib/collections/kinds/background-programme'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import type { ProgrammeListData } from './load-programmes'

/** Background programmes by category, with the categories as a filter. */
export function ProgrammeIndex({ chosen, ...page }: ProgrammeListData) {
  return (
    <ListPage
      scene="research"
      title="背景提升项目"
      intro={
        <p>
          每个项目写明逐周做什么、成果怎样如实写进申请、我们不做什么。不提供现成的成果，也不承诺录取、奖项或发表。
        </p>
      }
      tabs={<CategoryLinks categories={page.found.categories} chosen={chosen} />}
      folds={[
        {
          id: 'choose',
          label: '怎样选一个项目',
          lead: (
            <>
              离申请还有多久、缺哪一块，决定选什么；项目的名头不决定。
              <Link href="/product/background-enhancement">背景提升服务怎么做</Link>
            </>
          ),
          notes: adviceOn('background'),
        },
      ]}
      {...page}
      unit="个项目"
      empty={<p>这些类别里暂时没有项目。换一个类别，或查看全部。</p>}
    >
      <ProgrammeGroups programmes={page.found.list} />
    </ListPage>
  )
}

type CategoryLinksProps = {
  categories: BackgroundPage['categories']
  /** Ids of the selected categories; with none, all are shown. */
  chosen: readonly number[]
}

/** Each category as a link. An address can name several, as the link of the header does. */
function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  const all = { id: undefined, name: '全部', count: null }
  return (
    <nav aria-label="项目类别" className="print:hidden!">
      <ul className="flex flex-wrap gap-2">
        {[all, ...categories].map(({ id, name, count }) => (
          <li key={name}>
            <OptionLink
              href={listHref(paths.backgroundProgrammes, id === undefined ? {} : { b: `${id}` })}
              isCurrent={id === undefined ? chosen.length === 0 : chosen.includes(id)}
            >
              {name}
              {count !== null && <span className="text-muted text-sm tabular-nums">{count}</span>}
            </OptionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Programmes below the headings of their categories, in the given order. */
function ProgrammeGroups({ programmes }: { programmes: readonly BackgroundSummary[] }) {
  const aims = new Map(backgroundTerms.read().categories.map(({ id, aim }) => [id, aim]))
  const groups = [...Map.groupBy(programmes, ({ category }) => category)]
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(([id, members]) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <div className="lg:flex items-baseline gap-4 mb-2">
            <h2 id={`group-${id}`} className="text-lg">
              {members[0]?.categoryName}
            </h2>
            {aims.has(id) && <p className="text-muted text-quiet">{aims.get(id)}</p>}
          </div>
          <RecordList
            label={`${members[0]?.categoryName}的项目`}
            level={3}
            rows={members.map(({ href, title, audience, duration }) => ({
              href,
              title,
              line: `${duration}；${audience}`,
            }))}
          />
        </section>
      ))}
    </div>
  )
}
