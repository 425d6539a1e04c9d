import type { ReactNode } from 'react'
import { DataTable } from './data-table'

type AnswerRow = { label: string; cells: readonly ReactNode[] }

type AnswerTableProps = {
  /** Names what is compared: 英国留学，硕士、本科与高中. */
  caption: ReactNode
  isCaptionHidden?: boolean
  /** Two or three levels: 硕士, 本科. */
  columns: readonly string[]
  /** At most eight. */
  rows: readonly AnswerRow[]
  /** Years and sources. */
  foot?: ReactNode
}

/** The answer as a comparison of levels: one row for each question, one column for each level. */
export function AnswerTable({ caption, isCaptionHidden, columns, rows, foot }: AnswerTableProps) {
  return (
    <DataTable
      isAnswer
      isFacts
      caption={caption}
      {...(isCaptionHidden !== undefined && { isCaptionHidden })}
      rows={rows}
      keyOf={({ label }) => label}
      head={{ label: '', cell: ({ label }) => label }}
      columns={(column) => columns.map((label, at) => column.words(label, ({ cells }) => cells[at]))}
      foot={foot}
    />
  )
}
