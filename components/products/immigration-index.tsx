import { BeyondEnd } from '@/components/listing/beyond-end'
import { ListPage } from '@/components/listing/list-page'
import { type Relaxation, RelaxedFilters } from '@/components/listing/relaxed-filters'
import { GuideBand } from '@/components/sections/guide-band'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { PageOf } from '@/lib/api/envelope'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import type { ListState } from '@/lib/listing'
import { beforeAProgramme } from './advice'
import { ImmigrationGroups } from './immigration-groups'
import { ImmigrationRegisters } from './immigration-registers'
import { programmeFilters, programmesPath } from './load-products'

type ImmigrationIndexProps = {
  state: ListState
  products: PageOf<ImmigrationProductSummary>
  relaxations: readonly Relaxation[]
}

/** Immigration programmes with their status and where to check it. */
export function ImmigrationIndex({ state, products, relaxations }: ImmigrationIndexProps) {
  return (
    <>
      <ListPage
        crumbs={[{ label: '首页', href: '/' }, { label: '移民项目' }]}
        title="移民与身份项目：先看状态"
        intro={
          <p>
            每个项目标明开放、暂停或已关闭，写明我们哪一天查过资料、资料到哪里为止，并给出主管机关的网站。不承诺获批，以主管机关决定为准；不合适的项目，我们会直接说。
          </p>
        }
        path={programmesPath}
        filters={programmeFilters}
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
              path={programmesPath}
              all="查看全部移民项目"
            />
          </>
        }
      >
        {products.list.length === 0 ? (
          <BeyondEnd path={programmesPath} state={state} />
        ) : (
          <ImmigrationGroups products={products.list} />
        )}
      </ListPage>
      <GuideBand
        id="check"
        title="谈项目之前先核对四件事"
        text="身份规划花的时间和钱都多，退回来难。这几件事自己就能查。"
        notes={beforeAProgramme}
      />
      <Section labelledBy="registers">
        <SectionHeader id="registers" title="到哪里查人、查政策" />
        <ImmigrationRegisters />
      </Section>
    </>
  )
}
