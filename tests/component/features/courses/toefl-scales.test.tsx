import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ToeflScales } from '@/components/features/courses/toefl-scales'
import { bandOfTotal, toeflBands } from '@/lib/facts/admissions/toefl-scale'

describe('the two scales of the TOEFL', () => {
  it('cover every total once, from 0 to 120, and every half point', () => {
    const totals = Array.from({ length: 121 }, (_, total) => total)
    expect(totals.filter((total) => bandOfTotal(total) === null)).toEqual([])
    expect(bandOfTotal(121)).toBeNull()
    expect(bandOfTotal(-1)).toBeNull()
    expect(toeflBands.map(({ band }) => band)).toEqual([6, 5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1])
    expect(totals.map(bandOfTotal).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
      totals.map(bandOfTotal),
    )
  })

  it('are drawn with the bands that universities require', () => {
    render(<ToeflScales />)
    const figure = screen.getByRole('figure', { name: '旧制 80、90、100 分，大致是新制 4、4.5、5 分' })
    expect(within(figure).getByRole('row', { name: /^5（C1）/ })).toHaveTextContent('95–106')
    expect(within(figure).getByRole('link', { name: /ETS 帮助中心/ })).toBeInTheDocument()
  })
})
