import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Flag } from '@/components/ui/flag'

describe('Flag', () => {
  it('is decoration: the name of the country stands beside it', () => {
    const { container } = render(<Flag code="uk" width={30} />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstElementChild).toHaveAttribute('height', '20')
  })

  it('shows nothing for a country without one', () => {
    expect(render(<Flag code="xx" />).container).toBeEmptyDOMElement()
  })
})
