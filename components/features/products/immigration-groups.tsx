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

/** How long those waited whose turn it is, for a programme with a queue. */
function waitOf(id: string) {
  const queues = queuesOf(id)
  const [queue] = queues
  if (queue === undefined || queue.newest.waited === null) return []
  const { newest, category } = queue
  const free = freeNames(queues) === null ? '' : '预留类不排队，'
  const name = queues.length > 1 ? `${categoryNames[category]}，` : ''
  return { label: '排队', value: waitedWords(newest), note: `${free}${name}${newest.month} 公告` }
}

function amountOf(label: string, amount: ProgrammeAmount | undefined) {
  if (amount === undefined) return []
  const { text, when, needsLook, yuan } = amountCell(amount)
  const inYuan = yuan === null || label === '官费' ? '' : `，约 ${Math.round(yuan / 10_000)} 万元`
  return { label, value: `${text}${inYuan}`, note: `${when ?? ''}${needsLook ? checkMark : ''}` }
}

/** The published numbers of a programme: what each is, its words, and when that was read. */
export function numbersOf(id: string) {
  const { least, fees } = programmes.find(id) ?? {}
  return [amountOf('最低投入', least), amountOf('官费', fees), waitOf(id)].flat()
}

/** Programmes by region, each with status and date of its source. The page of a programme links the authority. */
export function ImmigrationGroups({ products }: { products: readonly ImmigrationProductSummary[] }) {
  const groups = [...Map.groupBy(products, ({ region }) => region)]
  return (
    <div className="grid gap-8 pt-3 lg:[&_th:first-child]:w-[32%] lg:[&_th:nth-child(2)]:w-[18%] [&_td]:after:content-none!">
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
                <span className="inline-flex items-center gap-2">
                  <Flag code={country} width={21} />
                  {title}
                </span>
              ),
            }}
            columns={(column) => [
              column.detail('状态', ({ id, status }) => (
                <StateBadge
                  programme={id}
                  state={status.state}
                  asOf={status.asOf}
                  mark={(status.source.kind === 'secondary' || status.asOf === null) && checkMark}
                />
              )),
              column.detail('查到的数', ({ id }) =>
                numbersOf(id).map(({ label, value, note }) => (
                  <span key={label} className="block md:inline-block lg:w-1/2 align-top pe-3">
                    {label}{' '}
                    <strong className="text-heading text-quiet font-semibold">
                      <WholeValues text={value} />
                    </strong>
                    {note && <WholeDays text={`（${note}）`} />}{' '}
                  </span>
                )),
              ),
            ]}
          />
        </section>
      ))}
      <p className="text-muted text-quiet max-w-measure">
        空着的没查到。官费：申请时交给政府的。排队：轮到的人等了多久，美国，中国大陆出生，逐月的表与您的优先日在
        <Link href={paths.visaBulletin}>美国移民排期</Link>。{checkLegend}
      </p>
    </div>
  )
}
