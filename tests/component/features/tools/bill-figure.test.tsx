import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BillFigure } from '@/components/features/tools/cost/bill-figure'
import { listTuitionSpans } from '@/lib/api/tuition'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'

const rowOf = async (country: string, level: 'undergraduate' | 'master'): Promise<CostRow> => {
  const [row] = costRows(country, [level], await listTuitionSpans())
  if (row === undefined) throw new Error(`no row for ${country}`)
  return row
}

describe('the bill of a first year', () => {
  it('is drawn to scale, with what is often forgotten', async () => {
    const row = await rowOf('us', 'undergraduate')
    const overlooked = [
      { line: 'insurance', text: '学校默认替您买' },
      { line: 'visa', text: '面签之前缴' },
    ] as const
    const { container } = render(<BillFigure row={row} overlooked={overlooked} />)
    const title = container.querySelector('figcaption')?.textContent ?? ''
    const [, all] = /^美国本科第一年约 ([\d.]+) 万元$/.exec(title) ?? []
    const yuan = (id: string) =>
      row.estimate.lines.find((line) => line.id === id)?.years[0]?.yuan.typical ?? Number.NaN
    expect(Number(all)).toBeCloseTo((row.estimate.totals?.years[0]?.yuan.typical ?? 0) / 1e4, 1)
    const figure = screen.getByRole('figure', { name: title })
    const widths = [...container.querySelectorAll('[style*="flex-grow"]')].map((part) =>
      Number((part as HTMLElement).style.flexGrow),
    )
    expect(widths).toEqual(['tuition', 'living', 'insurance', 'visa'].map(yuan))
    expect(figure).toHaveTextContent('学校默认替您买')
    expect(within(figure).getAllByRole('definition')[0]).toHaveTextContent(/^[\d.]+ 万（[\d.]+–[\d.]+）$/)
  })

  it('names what has no figure, and where to ask', async () => {
    const row = await rowOf('au', 'undergraduate')
    const { container } = render(
      <BillFigure row={row} overlooked={[{ line: 'insurance', text: '出发前付清' }]} />,
    )
    expect(container).toHaveTextContent('医疗保险没有算进去；出发前付清。请问：')
  })

  it('is not drawn without a sum', async () => {
    const row = await rowOf('us', 'master')
    const { container } = render(<BillFigure row={row} overlooked={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
