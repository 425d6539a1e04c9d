import { ListPage } from '@/components/blocks/listing/list-page'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { CheckField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { WholeValues } from '@/components/ui/whole-values'
import type { BackgroundPage, BackgroundSummary } from '@/lib/api/background-programmes'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { backgroundTerms } from '@/lib/collections/kinds/background-programme'
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
      tabs={<CategoryForm categories={page.found.categories} chosen={chosen} />}
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

type CategoryFormProps = {
  categories: BackgroundPage['categories']
  /** Ids of the selected categories; with none, all are shown. */
  chosen: readonly number[]
}

/** Categories as checkboxes of a GET form: the address contains the choice, and no script is needed. */
function CategoryForm({ categories, chosen }: CategoryFormProps) {
  return (
    <search className="print:hidden!">
      <Fold label={`按类别选（${categories.length} 个）`} isOpen={chosen.length > 0}>
        <QueryForm
          state={chosen}
          action={paths.backgroundProgrammes}
          className="lg:flex lg:items-end lg:gap-8"
        >
          <fieldset className="mb-4 lg:mb-0 lg:flex-1">
            <legend className="text-heading font-semibold">项目类别</legend>
            <div className="grid-cols-fill-9 lg:grid-cols-4 grid gap-x-3 mt-2">
              {categories.map(({ id, name, count }) => (
                <CheckField
                  key={id}
                  id={`category-${id}`}
                  name="b"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                >
                  {name}
                  <span className="text-xs tabular-nums ms-2">{count} 个</span>
                </CheckField>
              ))}
            </div>
          </fieldset>
          <Button type="submit">查看所选类别</Button>
          {chosen.length > 0 && (
            <Link href={paths.backgroundProgrammes} className="ms-4 press text-sm">
              清除，查看全部类别
            </Link>
          )}
        </QueryForm>
      </Fold>
    </search>
  )
}

/** Programmes below the headings of their categories, in the given order. */
function ProgrammeGroups({ programmes }: { programmes: readonly BackgroundSummary[] }) {
  const aims = new Map(backgroundTerms.read().categories.map(({ id, aim }) => [id, aim]))
  const groups = [...Map.groupBy(programmes, ({ category }) => category)]
  return (
    <div className="grid grid-cols-1 gap-6 lg:[&_[scope=row]]:w-[34%] lg:[&_td:last-child]:w-[22%] max-md:[&_td]:text-quiet!">
      {groups.map(([id, members]) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <div className="lg:flex items-baseline gap-4 mb-2">
            <h2 id={`group-${id}`} className="text-lg">
              {members[0]?.categoryName}
            </h2>
            {aims.has(id) && <p className="text-muted text-quiet">{aims.get(id)}</p>}
          </div>
          <DataTable
            caption={`${members[0]?.categoryName}的项目`}
            isCaptionHidden
            isHeadHidden
            rows={members}
            keyOf={({ href }) => href}
            head={{ label: '项目', href: ({ href }) => href, cell: ({ title }) => title }}
            columns={(column) => [
              column.detail('给谁', ({ audience }) => audience),
              column.detail('多久', ({ duration }) => <WholeValues text={duration} />),
            ]}
          />
        </section>
      ))}
    </div>
  )
}
