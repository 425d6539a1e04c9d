import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeadlineStrip, hasDeadlineStrip } from '@/components/features/schools/school-deadlines'

const ucl = {
  id: 'uk-university-college-london',
  name: '伦敦大学学院',
  level: 'university' as const,
  country: 'uk',
  values: new Map([['undergraduate-courses', {}]]),
}

describe('the strip of a school’s days', () => {
  it('has the last past day and the next ones, and says how far the nearest is', () => {
    render(<DeadlineStrip school={ucl} now={new Date('2026-11-28T04:00:00Z')} />)
    const figure = screen.getByRole('figure', {
      name: /图上最近：.*2027-01-13，.*北京时间 1 月 14 日 02:00 止，还有 47 天；1 个已过$/,
    })
    const [first, second, ...others] = within(figure).getAllByRole('listitem')
    expect(first?.querySelector('s')).toHaveTextContent('2026-10-15')
    expect(second?.querySelector('s')).toBeNull()
    expect(second).toHaveTextContent('还有 47 天')
    expect(others).toHaveLength(2)
  })

  it('says that all days are past', () => {
    render(<DeadlineStrip school={ucl} now={new Date('2028-01-01T04:00:00Z')} />)
    expect(screen.getByRole('figure', { name: /这 5 个日子都已过$/ })).toBeInTheDocument()
  })

  it('is not made of two days', () => {
    expect(hasDeadlineStrip(ucl)).toBe(true)
    expect(hasDeadlineStrip({ ...ucl, id: 'us-harvard-university', country: 'us' })).toBe(false)
  })
})
