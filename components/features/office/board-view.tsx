import { Container } from '@/components/ui/container'
import { beijingTime } from '@/lib/leads/call-time'
import {
  type Board,
  boardGroupings,
  boardPageSize,
  boardStateSchema,
  boardStates,
  type LeadsBoard,
  type ReportBoard,
} from '@/lib/leads/office-board'
import './board-view.css'
import { PageLinks } from './page-links'

/** A page that a key opens, for phones: plain links, so that it works in any app that opens the address. */
export function BoardView({ board, state }: { board: Board; state: string | null }) {
  return (
    <Container>
      <div className="grid grid-cols-1 gap-4 py-6 mx-auto max-w-176">
        {board.kind === 'leads' ? <Leads board={board} state={state} /> : <Report board={board} />}
        <p className="text-muted text-sm">
          这个网址给{board.holder}用，{beijingTime(new Date(board.expires_at))}{' '}
          失效，每次打开都有记录。请不要转发。
        </p>
      </div>
    </Container>
  )
}

function Leads({ board, state }: { board: LeadsBoard; state: string | null }) {
  const { office, row, counts, list, total, page } = board
  const link = (query: Record<string, string>) => linkTo(row, query)
  const late = list.filter(({ late }) => late).length
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const pages = Math.max(1, Math.ceil(total / boardPageSize))
  const filters: [string | null, string, number][] = [
    [null, '全部', all],
    ...boardStateSchema.options.map((name): [string, string, number] => [
      name,
      boardStates[name],
      counts[name],
    ]),
  ]
  return (
    <>
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">
          {row === null ? office : `${boardGroupings[row.by]}“${row.name}”`}的线索
        </h1>
        {row !== null && (
          <p>
            最近 {row.days} 天，不含已删除资料的。
            <a href={`?by=${row.by}&days=${row.days}`} className="press">
              回到报表
            </a>
          </p>
        )}
        <p>
          {total} 条{late > 0 && <strong>，这一页有 {late} 条过了应当联系的时间还没有人看过</strong>}
        </p>
      </header>
      <nav aria-label="按进度" data-board="filters" className="flex flex-wrap items-center gap-y-1 gap-x-2">
        {filters.map(([name, label, count]) => (
          <a
            key={label}
            className="inline-flex items-center border border-line-strong text-body no-underline"
            href={link(name === null ? {} : { state: name })}
            aria-current={name === state ? 'true' : undefined}
          >
            {label} {count}
          </a>
        ))}
      </nav>
      {list.length === 0 ? (
        <p>没有这样的线索。</p>
      ) : (
        <ol className="grid" aria-label="线索，从最近的起">
          {list.map((lead) => (
            <li key={lead.reference} className="border-t border-line">
              <a
                href={lead.href}
                className="group grid gap-x-3 gap-y-1 no-underline py-3 text-body grid-cols-main-end"
              >
                <span className="group-hover:underline font-semibold tabular-nums">
                  {lead.name ?? '没有填写称呼'} {lead.phone}
                </span>
                <span className={lead.late ? 'text-sm font-semibold text-accent' : 'text-muted text-sm'}>
                  {lead.late ? '超时未看' : boardStates[lead.state]}
                </span>
                <span className="text-muted text-sm col-span-full">
                  {beijingTime(new Date(lead.created_at))} 提交，应在 {beijingTime(new Date(lead.due_at))}{' '}
                  前联系
                </span>
                <span className="text-muted text-sm col-span-full">
                  {[
                    lead.person && `给${lead.person}`,
                    lead.form,
                    lead.source,
                    lead.call_time,
                    lead.wish,
                    lead.opened_by && `${lead.opened_by}看过`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {lead.note !== null && (
                  <span className="text-muted text-sm col-span-full">备注：{lead.note}</span>
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(to) => link({ ...(state !== null && { state }), page: String(to) })}
      />
    </>
  )
}

/** The address of this list with another state or page; it stays within its line of the report. */
const linkTo = (row: LeadsBoard['row'], query: Record<string, string>) =>
  `?${new URLSearchParams({
    ...(row !== null && { by: row.by, days: String(row.days), row: row.name }),
    ...query,
  })}`

const periods = [7, 30, 90, 180]

/** Visits, leads and results by one grouping. */
function Report({ board }: { board: ReportBoard }) {
  const { by, days, lines, total, notes, opens_leads } = board
  return (
    <>
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">访问与线索</h1>
        <p>最近 {days} 天，北京时间</p>
      </header>
      <nav aria-label="按什么分" data-board="filters" className="flex flex-wrap items-center gap-y-1 gap-x-2">
        {Object.entries(boardGroupings).map(([name, label]) => (
          <a
            key={name}
            className="inline-flex items-center border border-line-strong text-body no-underline"
            href={`?by=${name}&days=${days}`}
            aria-current={name === by ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="多长时间" data-board="filters" className="flex flex-wrap items-center gap-y-1 gap-x-2">
        {periods.map((period) => (
          <a
            key={period}
            className="inline-flex items-center border border-line-strong text-body no-underline"
            href={`?by=${by}&days=${period}`}
            aria-current={period === days ? 'true' : undefined}
          >
            {period} 天
          </a>
        ))}
      </nav>
      <section data-board="table" className="overflow-x-auto" aria-label="报表">
        <table>
          <thead>
            <tr>
              <th scope="col">{boardGroupings[by]}</th>
              <th scope="col">访问</th>
              <th scope="col">线索</th>
              <th scope="col">已验证</th>
              <th scope="col">已联系</th>
              <th scope="col">无效</th>
              <th scope="col">首次查看（分钟）</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.name}
                line={line}
                href={
                  opens_leads && line.leads > 0
                    ? `?${new URLSearchParams({ by, days: String(days), row: line.name })}`
                    : null
                }
              />
            ))}
          </tbody>
          <tfoot>
            <Line line={total} href={null} />
          </tfoot>
        </table>
      </section>
      <ul className="grid gap-1 text-muted text-sm list-disc ps-[1.25em]">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

function Line({ line, href }: { line: ReportBoard['total']; href: string | null }) {
  return (
    <tr>
      <th scope="row">
        {href === null ? (
          line.name
        ) : (
          <a href={href} className="press">
            {line.name}
          </a>
        )}
      </th>
      <td>{line.visits ?? '—'}</td>
      <td>{line.leads}</td>
      <td>{line.verified}</td>
      <td>{line.reached}</td>
      <td>{line.invalid}</td>
      <td>{line.minutes_to_open ?? '—'}</td>
    </tr>
  )
}
