/** One line of the table: a figure and its goal. */
export type Row = {
  what: string
  now: number
  unit: string
  /** `most`: the figure should be no higher than the goal; `least`: no lower. */
  goal: { most: number } | { least: number }
}

/** Prints each figure next to its goal; `ratio` is the figure divided by the goal. Returns the number of missed goals. */
export function printGoals(rows: readonly Row[]): number {
  const lines = rows.map(({ what, now, unit, goal }) => {
    const [bound, sign] = 'most' in goal ? [goal.most, '≤'] : [goal.least, '≥']
    const holds = 'most' in goal ? now <= bound : now >= bound
    return {
      holds,
      cells: [
        what,
        figure(now, unit),
        `${sign} ${figure(bound, unit)}`,
        bound === 0 ? '' : (now / bound).toFixed(2),
        holds ? 'held' : 'NOT',
      ],
    }
  })
  const head = ['what', 'now', 'goal', 'ratio', '']
  const table = [head, ...lines.map(({ cells }) => cells)]
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  console.log('')
  for (const cells of table) {
    console.log(
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  }
  return lines.filter(({ holds }) => !holds).length
}

function figure(value: number, unit: string): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return unit === '' ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`
}
