import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import { type ProgrammeAmount, programmes } from '@/lib/collections/kinds/programme'
import { amountCell } from '@/lib/facts/immigration/programme-amounts'
import { checkLegend, checkMark } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'
import { categoryNames, waitedWords } from '../immigration/bulletin-words'
import { freeNames, queuesOf } from '../immigration/queue-dates'
import { regionNames } from './region-names'
import { StateBadge } from './state-badge'

/** A published number of a programme: what it is, its words, and when that was read. */
const known = (label: string, text: string, when: string | null, isOld = false) => (
  <span className="md:block">
    {label} <WholeValues text={text} />
    {when !== null && <WholeDays text={`（${when}）`} />}
    {isOld && checkMark}{' '}
  </span>
)

/** How long those waited whose turn it is, for a programme with a queue. */
function waitOf(id: string) {
  const queues = queuesOf(id)
  const [queue] = queues
  if (queue === undefined || queue.newest.waited === null) return null
  const { newest, category } = queue
  const free = freeNames(queues) === null ? '' : '预留类不排队；'
  const name = queues.length > 1 ? `${categoryNames[category]} ` : ''
  return known('排队', `${free}${name}${waitedWords(newest)}`, `${newest.month} 公告`)
}

function amountOf(label: string, amount: ProgrammeAmount | undefined) {
  if (amount === undefined) return null
  const { text, when, needsLook, yuan } = amountCell(amount)
  const inYuan = yuan === null || label === '官费' ? '' : `，约 ${Math.round(yuan / 10_000)} 万元`
  return known(label, `${text}${inYuan}`, when, needsLook)
}

/** Programmes by region, each with status and date of its source. The page of a programme links the authority. */
export function ImmigrationGroups({ products }: { products: readonly ImmigrationProductSummary[] }) {
  const groups = [...Map.groupBy(products, ({ region }) => region)]
  return (
    <div className="grid gap-8 pt-3 lg:block lg:columns-[34rem] lg:gap-x-8 lg:*:pb-8 lg:*:break-inside-avoid">
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
            caption={`${regionNames[region]}的项目、状态与金额`}
            isCaptionHidden
            rows={members}
            keyOf={({ href }) => href}
            head={{
              label: '项目',
              href: ({ href }) => href,
              cell: ({ title, country }) => (
                <span className="inline-flex items-center gap-2 lg:w-52">
                  <Flag code={country} width={21} />
                  {title}
                </span>
              ),
            }}
            columns={(column) => [
              column.words('状态', ({ id, status }) => (
                <span className="lg:inline-block lg:w-40">
                  <StateBadge
                    programme={id}
                    state={status.state}
                    asOf={status.asOf}
                    mark={(status.source.kind === 'secondary' || status.asOf === null) && checkMark}
                  />
                </span>
              )),
              column.detail('查到的数', ({ id }) => (
                <span className="lg:inline-block lg:w-44">
                  {amountOf('最低投入', programmes.find(id)?.least)}
                  {amountOf('官费', programmes.find(id)?.fees)}
                  {waitOf(id)}
                </span>
              )),
            ]}
          />
        </section>
      ))}
      <p className="text-muted text-quiet max-w-measure">
        官费：申请时交给政府的；空着：没查到。排队：轮到的人等了多久，美国，中国大陆出生，逐月的表与您的优先日在
        <Link href={paths.visaBulletin}>美国移民排期</Link>。{checkLegend}
      </p>
    </div>
  )
}
