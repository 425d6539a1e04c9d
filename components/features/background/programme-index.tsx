import { FigureNotes } from '@/components/blocks/figure-notes'
import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { ListPage } from '@/components/blocks/listing/list-page'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { paths } from '@/lib/routing/paths'
import { CategoryForm } from './category-form'
import type { ProgrammeListData } from './load-programmes'
import { ProgrammeGroups } from './programme-groups'

/** Background programmes by category, with the categories as a filter. */
export function ProgrammeIndex({ programmes, chosen, state }: ProgrammeListData) {
  return (
    <ListPage
      crumbs={[{ label: '首页', href: '/' }, { label: '背景提升项目' }]}
      title="背景提升项目"
      intro={
        <p>
          每个项目写明逐周做什么、成果怎样如实写进申请、我们不做什么。不提供现成的成果，也不承诺录取、奖项或发表。
        </p>
      }
      tabs={<CategoryForm categories={programmes.categories} chosen={chosen} />}
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
          body: <FigureNotes isNarrow notes={adviceOn('background')} />,
        },
      ]}
      path={paths.backgroundProgrammes}
      filters={[]}
      state={state}
      total={programmes.total}
      limit={programmes.limit}
      unit="个项目"
      empty={<p>这些类别里暂时没有项目。换一个类别，或查看全部。</p>}
    >
      {programmes.list.length === 0 ? (
        <BeyondEnd path={paths.backgroundProgrammes} state={state} />
      ) : (
        <ProgrammeGroups programmes={programmes.list} />
      )}
    </ListPage>
  )
}
