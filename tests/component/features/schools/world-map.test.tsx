import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WorldMap } from '@/components/features/home/world-map'
import { worldCounts } from '@/lib/schools/campuses'

describe('the map of all countries', () => {
  it('has a link with a place for each country that it draws, and all of them in its table', () => {
    const counts = [...worldCounts.keys(), 'it'].map((value, at) => ({ value, count: 100 + at }))
    render(<WorldMap counts={counts} nameOf={(code) => code} />)
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links).toHaveLength(worldCounts.size)
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/yxk\?country=[a-z]{2}$/))
      expect(link.closest('li')?.style.getPropertyValue('--x'), link.textContent).toMatch(/^[\d.]+%$/)
    }
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(counts.length)
  })

  it('is not shown without schools', () => {
    const { container } = render(<WorldMap counts={[]} nameOf={(code) => code} />)
    expect(container).toBeEmptyDOMElement()
  })
})
