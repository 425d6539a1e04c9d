import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryForm } from '@/components/ui/query-form'

const field = () => screen.getByLabelText('学校')

test.each([
  ['shows the values of the page after it was sent', true, 'UCL'],
  ['keeps the typed text when it was not sent', false, 'LSE'],
])('a form after a visitor comes back %s', (_, isSent, shown) => {
  render(
    <QueryForm state="" aria-label="筛选">
      <input aria-label="学校" name="q" defaultValue="UCL" />
    </QueryForm>,
  )
  fireEvent.change(field(), { target: { value: 'LSE' } })
  if (isSent) fireEvent.submit(screen.getByRole('form', { name: '筛选' }))
  fireEvent(window, new Event('pagehide'))
  expect(field()).toHaveValue(shown)
})
