import { ListPage } from '@/components/blocks/listing/list-page'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { stateLabels } from '@/lib/collections/kinds/labels'
import { productTerms } from '@/lib/collections/kinds/product'
import type { ProgrammeState } from '@/lib/contract/products'
import { type ListState, listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ImmigrationGroups } from './immigration-groups'
import type { ImmigrationListData } from './load-products'

/** Immigration programmes with their status and links to check it. */
export function ImmigrationIndex({ counts, ...page }: ImmigrationListData) {
  const { list, total } = page.found
  const { status = 'open' } = page.state.values
  const old = counts.find(({ state }) => state === 'open' && state === status)?.old ?? 0
  return (
    <ListPage
      scene="passport"
      crumb="移民项目"
      title="移民与身份项目"
      intro={
        <p>
          每个项目写明开放、暂停或已关闭，资料是哪天的、来自官方还是转述。不承诺获批，以主管机关决定为准；不合适的会直接说。
        </p>
      }
      folds={[
        {
          id: 'check',
          label: '谈项目之前先核对四件事',
          text: '身份规划花的时间和钱都多，退回来难。这几件事自己就能查。',
          notes: adviceOn('immigration'),
        },
        { id: 'registers', label: '到哪里查人、查政策', body: <ImmigrationRegisters /> },
      ]}
      {...page}
      unit="个项目"
      count={`共 ${total} 个项目${old > 0 ? `，开放的里有 ${old} 个是一年以前的资料或没有日期` : ''}`}
      empty={<p>没有同时符合这些条件的项目。已关闭的项目也列在册里，是为了说明为什么不要再签。</p>}
      relaxed={{ unit: '个', all: '查看全部移民项目' }}
    >
      <StateChips state={page.state} counts={counts} />
      <ImmigrationGroups products={list} />
    </ListPage>
  )
}

/** Official registers and pages, each with its content. */
function ImmigrationRegisters() {
  return (
    <dl className="grid md:grid-cols-3 gap-x-8">
      {productTerms.read().immigration_registers.map(({ name, url, text }) => (
        <div key={url} className="grid content-start gap-1 py-3 border-t border-line">
          <dt>
            <Link href={url} className="reach">
              {name}
            </Link>
          </dt>
          <dd>
            <WholeDays text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type StateChipsProps = {
  state: ListState
  /** How many programmes of the chosen region are in each state, and of how many that was read long ago or nobody knows when. */
  counts: readonly { state: ProgrammeState; count: number; old: number }[]
}

/** The states with their numbers of programmes; each is a link, and the chosen one leads back to all. */
function StateChips({ state: { values }, counts }: StateChipsProps) {
  const { status: _, ...others } = values
  return (
    <ul className="flex flex-wrap gap-2" aria-label="按状态看">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => {
          const isChosen = values.status === state
          return (
            <li key={state}>
              <Link
                href={listHref(paths.immigrationProducts, isChosen ? others : { ...others, status: state })}
                className={`inline-flex items-center min-h-target px-4 border rounded-sm no-underline tabular-nums ${isChosen ? 'border-current bg-hue-soft font-semibold' : 'border-line-strong bg-card'}`}
                {...(isChosen && { 'aria-current': 'true' })}
              >
                {stateLabels()[state]} {count}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
