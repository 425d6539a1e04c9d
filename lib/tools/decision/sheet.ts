import { type Column, columnOf, type SheetGround } from './column'
import { costRows } from './cost-rows'
import type { DecisionDate } from './dates'
import type { DecisionOption } from './option'
import { conditionRows, dateRows, riskRows, unknownRows } from './plan-rows'
import type { Part, SheetLine, SheetRowParts, SheetSource } from './sheet-line'

export type SheetRow = {
  label: string
  /** One cell for each option, in their order; a cell may be empty. */
  cells: readonly (readonly SheetLine[])[]
  /** The most important row for the conversation, printed large. */
  isMain: boolean
}

type SheetGroup = { id: string; title: string; rows: readonly SheetRow[] }

export type DecisionSheet = {
  columns: readonly {
    title: string
    detail: string
    href: string | null
    costHref: string
    notes: readonly string[]
  }[]
  groups: readonly SheetGroup[]
  sources: readonly SheetSource[]
  /** The future dates for a calendar, each once, with the options that they concern. */
  dates: readonly (DecisionDate & { options: readonly string[] })[]
  /** Month of the exchange rates. */
  ratePeriod: string
}

/** Columns, rows and sources of a sheet. Pure. */
export function buildSheet(options: readonly DecisionOption[], ground: SheetGround): DecisionSheet {
  const sources = new SourceList()
  const columns = options.map((option) => columnOf(option, ground))
  const rows = (of: (column: Column) => SheetRowParts): SheetRow[] => {
    const parts = columns.map(of)
    const labels = [...new Set(parts.flatMap((part) => part.map(({ label }) => label)))]
    return labels
      .map((label) => ({
        label,
        isMain: parts.some((part) => part.some((row) => row.label === label && row.isMain === true)),
        cells: parts.map((part) =>
          part
            .filter((row) => row.label === label)
            .flatMap((row) => row.lines)
            .map((line) => sources.numbered(line)),
        ),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.length > 0))
  }
  const groups = [
    { id: 'cost', title: '要花多少钱', rows: rows(costRows) },
    { id: 'conditions', title: '条件够不够', rows: rows(conditionRows) },
    { id: 'dates', title: '哪天之前要做什么', rows: rows((column) => dateRows(column, ground.now)) },
    { id: 'risks', title: '代价和风险', rows: rows(riskRows) },
    { id: 'unknown', title: '还不知道什么，问谁', rows: rows(unknownRows) },
  ].filter((group) => group.rows.length > 0)
  const [first] = columns
  return {
    columns: columns.map(({ option, title, detail }) => ({
      title,
      detail,
      href: option.school?.href ?? null,
      costHref: option.costHref,
      notes: option.notes,
    })),
    groups,
    sources: sources.list,
    dates: remindersOf(columns),
    ratePeriod: first?.estimate.rate.period ?? '',
  }
}

/** The same option may be chosen twice, and two options may share a date of their application system. */
function remindersOf(columns: readonly Column[]): DecisionSheet['dates'] {
  const found = new Map<string, DecisionDate & { options: readonly string[] }>()
  for (const { title, dates } of columns) {
    for (const date of dates.dates) {
      if (date.isOver || !date.isFirm) continue
      const options = found.get(date.deadline.id)?.options ?? []
      found.set(date.deadline.id, { ...date, options: [...new Set([...options, title])] })
    }
  }
  return [...found.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Numbers the sources in the order of their first use. */
class SourceList {
  readonly list: SheetSource[] = []

  numbered({ sources, ...line }: Part): SheetLine {
    return { ...line, sources: [...new Set(sources.map((source) => this.numberOf(source)))] }
  }

  private numberOf(source: SheetSource): number {
    const at = this.list.findIndex(({ name, url }) => url === source.url && name === source.name)
    return at >= 0 ? at + 1 : this.list.push(source)
  }
}
