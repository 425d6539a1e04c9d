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
import styles from './board-view.module.css'
import { PageLinks } from './page-links'

/** A page that a key opens, for phones: plain links, so that it works in any app that opens the address. */
export function BoardView({ board, state }: { board: Board; state: string | null }) {
  return (
    <Container>
      <div className={`${styles.page} stack one-column gap-4 pad-5 in-middle`}>
        {board.kind === 'leads' ? <Leads board={board} state={state} /> : <Report board={board} />}
        <p className="muted small">
          这个网址给{board.holder}用，{beijingTime(new Date(board.expires_at))}{' '}
          失效，每次打开都有记录。请不要转发。
        </p>
      </div>
    </Container>
  )
}

function Leads({ board, state }: { board: LeadsBoard; state: string | null }) {
  const { office, counts, list, total, page } = board
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
      <header className="stack gap-2">
        <h1 className="title">{office}的线索</h1>
        <p>
          {total} 条{late > 0 && <strong>，这一页有 {late} 条过了应当联系的时间还没有人看过</strong>}
        </p>
      </header>
      <nav aria-label="按进度" className={`${styles.filters} row middle`}>
        {filters.map(([name, label, count]) => (
          <a
            key={label}
            className="inline-row outlined text plain"
            href={name === null ? '?' : `?state=${name}`}
            aria-current={name === state ? 'true' : undefined}
          >
            {label} {count}
          </a>
        ))}
      </nav>
      {list.length === 0 ? (
        <p>没有这样的线索。</p>
      ) : (
        <ol className="stack" aria-label="线索，从最近的起">
          {list.map((lead) => (
            <li key={lead.reference} className="line-above">
              <a href={lead.href} className="row-link stack gap-1-3 plain pad-3 text first-wide">
                <span className="row-name strong figures">
                  {lead.name ?? '没有填写称呼'} {lead.phone}
                </span>
                <span className={lead.late ? `${styles.late} small strong` : 'muted small'}>
                  {lead.late ? '超时未看' : boardStates[lead.state]}
                </span>
                <span className={`${styles.when} muted small`}>
                  {beijingTime(new Date(lead.created_at))} 提交，应在 {beijingTime(new Date(lead.due_at))}{' '}
                  前联系
                </span>
                <span className={`${styles.facts} muted small`}>
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
                  <span className={`${styles.facts} muted small`}>备注：{lead.note}</span>
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => pageLink(state, to)} />
    </>
  )
}

const pageLink = (state: string | null, page: number) =>
  `?${new URLSearchParams({ ...(state !== null && { state }), page: String(page) })}`

const periods = [7, 30, 90, 180]

function Report({ board }: { board: ReportBoard }) {
  const { by, days, lines, total, notes } = board
  return (
    <>
      <header className="stack gap-2">
        <h1 className="title">访问与线索</h1>
        <p>最近 {days} 天，北京时间</p>
      </header>
      <nav aria-label="按什么分" className={`${styles.filters} row middle`}>
        {Object.entries(boardGroupings).map(([name, label]) => (
          <a
            key={name}
            className="inline-row outlined text plain"
            href={`?by=${name}&days=${days}`}
            aria-current={name === by ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="多长时间" className={`${styles.filters} row middle`}>
        {periods.map((period) => (
          <a
            key={period}
            className="inline-row outlined text plain"
            href={`?by=${by}&days=${period}`}
            aria-current={period === days ? 'true' : undefined}
          >
            {period} 天
          </a>
        ))}
      </nav>
      <section className={styles.table} aria-label="报表">
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
              <Line key={line.name} line={line} />
            ))}
          </tbody>
          <tfoot>
            <Line line={total} />
          </tfoot>
        </table>
      </section>
      <ul className="stack gap-1 muted small bullets">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

function Line({ line }: { line: ReportBoard['total'] }) {
  return (
    <tr>
      <th scope="row">{line.name}</th>
      <td>{line.visits ?? '—'}</td>
      <td>{line.leads}</td>
      <td>{line.verified}</td>
      <td>{line.reached}</td>
      <td>{line.invalid}</td>
      <td>{line.minutes_to_open ?? '—'}</td>
    </tr>
  )
}
