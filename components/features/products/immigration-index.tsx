import type { ComponentProps } from 'react'
import { FigureNotes } from '@/components/blocks/figure-notes'
import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { ListPage } from '@/components/blocks/listing/list-page'
import { type Relaxation, RelaxedFilters } from '@/components/blocks/listing/relaxed-filters'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import { adviceOn } from '@/lib/collections/kinds/advice'
import type { PageOf } from '@/lib/contract/envelope'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ImmigrationGroups } from './immigration-groups'
import { ImmigrationRegisters } from './immigration-registers'
import { immigrationFilters } from './load-products'
import { StateChips } from './state-chips'
import { WaitFigure } from './wait-figure'

type ImmigrationIndexProps = {
  state: ListState
  products: PageOf<ImmigrationProductSummary>
  relaxations: readonly Relaxation[]
  counts: ComponentProps<typeof StateChips>['counts']
}

/** Immigration programmes with their status and links to check it. */
export function ImmigrationIndex({ state, products, relaxations, counts }: ImmigrationIndexProps) {
  return (
    <ListPage
      crumbs={[{ label: '首页', href: '/' }, { label: '移民项目' }]}
      title="移民与身份项目"
      intro={
        <p>
          每个项目写明开放、暂停或已关闭，资料是哪天的、读自官方还是转述。不承诺获批，以主管机关决定为准；不合适的会直接说。
        </p>
      }
      folds={[
        {
          id: 'check',
          label: '谈项目之前先核对四件事',
          body: (
            <>
              <p>身份规划花的时间和钱都多，退回来难。这几件事自己就能查。</p>
              <FigureNotes isNarrow notes={adviceOn('immigration')} />
            </>
          ),
        },
        { id: 'registers', label: '到哪里查人、查政策', body: <ImmigrationRegisters /> },
      ]}
      path={paths.immigrationProducts}
      openFilters={2}
      filters={immigrationFilters()}
      state={state}
      total={products.total}
      limit={products.limit}
      unit="个项目"
      empty={
        <>
          <p>没有同时符合这些条件的项目。已关闭的项目也列在册里，是为了说明为什么不要再签。</p>
          <RelaxedFilters
            relaxations={relaxations}
            unit="个"
            path={paths.immigrationProducts}
            all="查看全部移民项目"
          />
        </>
      }
    >
      {products.list.length === 0 ? (
        <BeyondEnd path={paths.immigrationProducts} state={state} />
      ) : (
        <>
          <StateChips state={state} counts={counts} />
          <ImmigrationGroups products={products.list} />
          {products.list.some(({ country }) => country.code === 'us') && <WaitFigure />}
        </>
      )}
    </ListPage>
  )
}
