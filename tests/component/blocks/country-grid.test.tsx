import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CountryGrid, type Destination } from '@/components/blocks/country-grid'

const destination = (library: Destination['library']): Destination => ({
  code: 'nz',
  name: '新西兰',
  href: '/au',
  hue: 'nz',
  text: '大学都是公立。',
  library,
})

const renderGrid = (library: Destination['library']) =>
  render(<CountryGrid items={[destination(library)]} ranking={{ name: 'QS 2027', upTo: 200 }} />)

describe('CountryGrid', () => {
  it('says in words what the ruler shows', () => {
    const { container } = renderGrid({ total: 26, places: [65, 157] })
    expect(screen.getByText(/QS 2027 前 200 名/)).toHaveTextContent('QS 2027 前 200 名 2 所院校库 26 所')
    const marks = container.querySelectorAll('[aria-hidden="true"] svg path')[1]
    expect(marks?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  })

  it('shows no figures when the library could not be read', () => {
    renderGrid(null)
    expect(screen.getByRole('link', { name: '新西兰留学' })).toHaveAttribute('href', '/au')
    expect(screen.queryByText(/QS 2027/)).not.toBeInTheDocument()
  })
})
