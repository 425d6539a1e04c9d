import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import { readingLabels } from '@/lib/collections/kinds/labels'
import { categoryNames, waitedWords } from '../immigration/bulletin-words'
import { freeNames, queuesOf } from '../immigration/queue-dates'
import { regionNames } from './region-names'
import '../immigration/time-chart.css'
import { StateBadge } from './state-badge'

/** The end of the bars of waiting, in months. */
const longestWait = 120

/** How long those waited whose turn it is, for a programme with a queue; on wide screens with a bar. */
function waitCell(id: string) {
  const queues = queuesOf(id)
  const [queue] = queues
  if (queue === undefined || queue.newest.waited === null) return null
  const { newest, category } = queue
  const free = freeNames(queues) === null ? '' : '预留类不排队；'
  const name = queues.length > 1 ? `${categoryNames[category]}：` : ''
  return (
    <span data-waits="wait">
      <WholeValues text={`${free}${name}${newest.month} 轮到的人等了 ${waitedWords(newest)}`} />
      <RangeBar low={0} high={newest.waited ?? 0} axis={[0, longestWait]} />
    </span>
  )
}

/** Programmes by region, each with status and date of its source. The page of a programme links the authority. */
export function ImmigrationGroups({ products }: { products: readonly ImmigrationProductSummary[] }) {
  const groups = [...Map.groupBy(products, ({ region }) => region)]
  return (
    <div data-waits="groups" className="grid gap-12 pt-3">
      {groups.map(([region, members]) => (
        <section key={region} aria-labelledby={`region-${region}`}>
          <h2
            id={`region-${region}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-display text-2xl pb-3"
          >
            {regionNames[region]}
            <span className="text-muted text-sm font-normal font-sans">{members.length} 个项目</span>
          </h2>
          <DataTable
            isWide
            isHeadHidden
            caption={`${regionNames[region]}的项目、状态与资料日期`}
            isCaptionHidden
            rows={members}
            keyOf={({ href }) => href}
            head={{
              label: '项目',
              href: ({ href }) => href,
              cell: ({ title, country }) => (
                <span data-waits="name" className="inline-flex items-center gap-2 lg:whitespace-nowrap">
                  <Flag code={country.code} width={21} />
                  {title}
                </span>
              ),
            }}
            columns={[
              {
                id: 'state',
                label: '状态',
                isWords: true,
                cell: ({ id, status }) => (
                  <StateBadge programme={id} state={status.state} asOf={status.asOf} />
                ),
              },
              {
                id: 'waited',
                label: '等多久',
                as: 'second',
                isWords: true,
                cell: ({ id }) => waitCell(id),
              },
              {
                id: 'note',
                label: '资料日期与说明',
                as: 'second',
                isWords: true,
                cell: ({ status: { asOf, source, note } }) => (
                  <>
                    <span className="whitespace-nowrap">
                      {asOf === null ? '没有标日期' : <time dateTime={asOf}>{asOf}</time>}，
                      {readingLabels()[source.kind]}。
                    </span>
                    <WholeValues text={note} />
                  </>
                ),
              },
            ]}
          />
        </section>
      ))}
    </div>
  )
}
