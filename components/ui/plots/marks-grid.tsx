import { drawnAs } from '@/components/ui/data-table'

type Mark = 'main' | 'extra' | null

type MarksGridProps = {
  caption: string
  /** What the rows are: 方向. */
  corner: string
  /** At most eight, of two or three letters. */
  columns: readonly string[]
  rows: readonly { label: string; marks: readonly Mark[]; note: string }[]
  /** What the words of the last column say; on phones they are below the name of the row. */
  noteLabel: string
  /** What a full and an empty mark mean. */
  meaning: { main: string; extra: string }
}

const shapes = {
  main: { background: 'var(--mark)' },
  extra: { border: '2px solid var(--mark)' },
} as const

/** Marks by row and column, as a table: a full dot, a ring, or nothing; their meaning is above them. */
export function MarksGrid({ caption, corner, columns, rows, noteLabel, meaning }: MarksGridProps) {
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm" aria-hidden="true">
        {(['main', 'extra'] as const).map((mark) => (
          <span key={mark} className="flex items-center gap-2">
            <Dot mark={mark} />
            {meaning[mark]}
          </span>
        ))}
      </p>
      <table {...drawnAs.table} className="w-full table-fixed text-quiet">
        <caption className="sr-only">{caption}</caption>
        <thead {...drawnAs.rowgroup}>
          <tr {...drawnAs.row}>
            <th
              scope="col"
              {...drawnAs.columnheader}
              className="text-start text-muted"
              style={{ width: '6em' }}
            >
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                {...drawnAs.columnheader}
                className="text-center text-muted text-sm"
              >
                {column}
              </th>
            ))}
            <th
              scope="col"
              {...drawnAs.columnheader}
              className="max-lg:hidden text-start text-muted text-sm"
              style={{ width: '13em' }}
            >
              {noteLabel}
            </th>
          </tr>
        </thead>
        <tbody {...drawnAs.rowgroup}>
          {rows.map(({ label, marks, note }) => (
            <tr key={label} {...drawnAs.row} className="border-t border-line">
              <th scope="row" {...drawnAs.rowheader} className="py-2 text-start text-heading">
                {label}
                <span className="lg:hidden block text-muted text-sm">{note}</span>
              </th>
              {columns.map((column, at) => (
                <td key={column} {...drawnAs.cell} className="text-center">
                  <Marked mark={marks[at] ?? null} meaning={meaning} />
                </td>
              ))}
              <td {...drawnAs.cell} className="max-lg:hidden">
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Marked({ mark, meaning }: { mark: Mark } & Pick<MarksGridProps, 'meaning'>) {
  if (mark === null) return <span className="sr-only">没有</span>
  return (
    <>
      <Dot mark={mark} />
      <span className="sr-only">{meaning[mark]}</span>
    </>
  )
}

const Dot = ({ mark }: { mark: 'main' | 'extra' }) => (
  <span
    className="inline-block forced-color-adjust-none [print-color-adjust:exact]"
    style={{ width: 12, height: 12, borderRadius: 6, ...shapes[mark] }}
    aria-hidden="true"
  />
)
