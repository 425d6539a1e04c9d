import { boardGroupings, type ReportBoard } from '@/lib/leads/office-board'
import './board-view.css'

const periods = [7, 30, 90, 180]

/** Visits, leads and results by one grouping. */
export function Report({ board }: { board: ReportBoard }) {
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
          <a href={href} className="inline-flex items-center min-h-target max-lg:min-w-target">
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
