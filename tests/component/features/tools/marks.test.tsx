import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mark, MarksLegend } from '@/components/features/tools/conditions/marks'

it('Mark has a word for readers who do not see its sign', () => {
  render(
    <>
      <Mark state="unknown" />
      <MarksLegend />
    </>,
  )
  expect(screen.getByText('不清楚', { selector: '[data-mark] > span' })).toBeInTheDocument()
})
