import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import { type ProgrammeAmount, programmes } from '@/lib/collections/kinds/programme'
import { amountCell } from '@/lib/facts/immigration/programme-amounts'
import { checkLegend, checkMark } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'
import { categoryNames, waitedWords } from '../immigration/bulletin-words'
import { freeNames, queuesOf } from '../immigration/queue-dates'
import { regionNames } from './region-names'
import '../immigration/time-chart.css'
import { StateBadge } from './state-badge'

/** The end of the bars of waiting, in months. */
const longestWait = 120

/** An empty cell: the columns of all groups are in one line. Phones leave it out. */
const none = <span data-waits="none" />

/** A bar below its words, where there is room. */
const WideBar = ({ value, most }: { value: number; most: number }) => (
  <span className="max-lg:hidden block mt-1">
    <RangeBar low={0} high={value} axis={[0, most]} />
  </span>
)

/** How long those waited whose turn it is, for a programme with a queue; on wide screens with a bar. */
function waitCell(id: string) {
  const queues = queuesOf(id)
  const [queue] = queues
  if (queue === undefined || queue.newest.waited === null) return none
  const { newest, category } = queue
  const free = freeNames(queues) === null ? '' : '预留类不排队；'
  const name = queues.length > 1 ? `${categoryNames[category]} ` : ''
  return (
    <span data-waits="wait">
      <WholeValues text={`${free}${name}${waitedWords(newest)}`} />
      <span className="lg:block text-xs ms-1 lg:ms-0">{newest.month} 公告</span>
      <WideBar value={newest.waited ?? 0} most={longestWait} />
    </span>
  )
}

/** An amount of the registry with its date; with `most` as a bar on wide screens. */
function moneyCell(amount: ProgrammeAmount | undefined, most: number | null = null) {
  if (amount === undefined) return none
  const { text, when, needsLook, yuan } = amountCell(amount)
  return (
    <span data-waits="wait">
      <WholeValues text={text} />
      {needsLook && checkMark}
      <span className="lg:block text-xs ms-1 lg:ms-0">
        {[yuan !== null && most !== null && `约 ${Math.round(yuan / 10_000)} 万元`, when]
          .filter(Boolean)
          .join('，')}
      </span>
      {yuan !== null && most !== null && <WideBar value={yuan} most={most} />}
    </span>
  )
}

/** The largest of the least investments, in yuan: the end of their bars in every group. */
const mostInvested = () =>
  Math.max(...programmes.list().flatMap(({ least }) => (least && amountCell(least).yuan) ?? []))

/** Programmes by region, each with status and date of its source. The page of a programme links the authority. */
export function ImmigrationGroups({ products }: { products: readonly ImmigrationProductSummary[] }) {
  const most = mostInvested()
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
            caption={`${regionNames[region]}的项目、状态与金额`}
            isCaptionHidden
            rows={members}
            keyOf={({ href }) => href}
            head={{
              label: '项目',
              href: ({ href }) => href,
              cell: ({ title, country }) => (
                <span data-waits="name" className="inline-flex items-center gap-2 lg:whitespace-nowrap">
                  <Flag code={country} width={21} />
                  {title}
                </span>
              ),
            }}
            columns={(column) => [
              column.words('状态', ({ id, status }) => (
                <>
                  <StateBadge programme={id} state={status.state} asOf={status.asOf} />
                  {(status.source.kind === 'secondary' || status.asOf === null) && checkMark}
                </>
              )),
              column.detail('轮到的人等了', ({ id }) => waitCell(id), '轮到的人等了'),
              column.detail('官费', ({ id }) => moneyCell(programmes.find(id)?.fees), '官费'),
              column.detail('最低投入', ({ id }) => moneyCell(programmes.find(id)?.least, most), '最低投入'),
            ]}
          />
        </section>
      ))}
      <p className="text-muted text-quiet max-w-measure">
        官费：交给政府的；空着：没查到。轮到的人等了：美国，中国大陆出生，逐月的表与您的优先日在
        <Link href={paths.visaBulletin}>美国移民排期</Link>。{checkLegend}
      </p>
    </div>
  )
}
