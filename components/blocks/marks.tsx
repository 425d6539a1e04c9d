import { MarksGrid } from '@/components/ui/plots/marks-grid'
import { PlotTitle } from '@/components/ui/plots/plot-title'
import type { SectionOf } from '@/lib/blocks/schema'

/** Which of several things each row asks for, as marks below a sentence that counts them. */
export function Marks({ corner, columns, main, extra, noteLabel, rows }: SectionOf<'marks'>) {
  const counts = columns.map((name) => ({
    name,
    main: rows.filter((row) => row.main.includes(name)).length,
    extra: rows.filter((row) => row.extra.includes(name)).length,
  }))
  const title = [
    `${rows.length} 个${corner}里，${leading(counts, 'main')}`,
    ...(counts.some((count) => count.extra > 0) ? [`${extra}里，${leading(counts, 'extra')}`] : []),
  ].join('；')
  return (
    <figure className="grid gap-4" aria-label={title}>
      <PlotTitle>{title}</PlotTitle>
      <MarksGrid
        caption={title}
        corner={corner}
        columns={columns}
        rows={rows.map((row) => ({
          label: row.label,
          note: row.note,
          marks: columns.map((name) =>
            row.main.includes(name) ? 'main' : row.extra.includes(name) ? 'extra' : null,
          ),
        }))}
        noteLabel={noteLabel}
        meaning={{ main, extra }}
      />
    </figure>
  )
}

type Count = { name: string; main: number; extra: number }

/** The columns with most marks of a kind: 5 个要过程、实物. */
function leading(counts: readonly Count[], kind: 'main' | 'extra'): string {
  const most = Math.max(...counts.map((count) => count[kind]))
  const names = counts.filter((count) => count[kind] === most).map(({ name }) => name)
  return `${most} 个要${names.join('、')}`
}
