import { MarksGrid } from '@/components/ui/plots/marks-grid'
import { PlotTitle } from '@/components/ui/plots/plot-title'
import type { SectionOf } from '@/lib/blocks/schema'

/** Which of several things each row asks for, as marks. */
export function Marks({ corner, columns, main, extra, noteLabel, rows }: SectionOf<'marks'>) {
  const title = `各${corner}的${main}`
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
