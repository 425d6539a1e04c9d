import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, test } from 'vitest'
import { ChoiceField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'

const choices = [
  { value: '线上课程', label: '线上' },
  { value: '线下面授', label: '面授' },
]

const show = (optional: boolean) =>
  render(
    <form aria-label="报名">
      <ChoiceField name="teach_mode" legend="上课方式" optional={optional} choices={choices} />
    </form>,
  )

const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('teach_mode')

it('allows an optional choice to be removed', async () => {
  const user = userEvent.setup()
  show(true)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))[0]).toBe('')
  await user.click(screen.getByRole('radio', { name: '面授' }))
  expect(sent()).toBe('线下面授')
  await user.click(screen.getByRole('radio', { name: '不限' }))
  expect(sent()).toBe('')
})

it('offers no empty choice when one is required', () => {
  show(false)
  expect(screen.getAllByRole('radio')).toHaveLength(choices.length)
})

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
