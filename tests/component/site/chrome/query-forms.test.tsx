import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchQueryForms } from '@/components/site/chrome/query-forms'
import { QueryForm } from '@/components/ui/query-form'

let leave = () => {}
beforeEach(() => {
  leave = watchQueryForms()
  render(
    <>
      {(['筛选', '计算'] as const).map((name) => (
        <QueryForm key={name} state="" omitsEmpty={name === '筛选'} aria-label={name}>
          <input aria-label={`${name}的学校`} name="q" defaultValue="UCL" />
        </QueryForm>
      ))}
      <form aria-label="登记">
        <input aria-label="登记的学校" name="q" defaultValue="UCL" />
      </form>
    </>,
  )
})
afterEach(() => leave())

test.each([
  ['that was sent shows again what its page answers', '筛选', true, 'UCL'],
  ['of answers that was sent does too', '计算', true, 'UCL'],
  ['that was not sent keeps what was typed', '筛选', false, 'LSE'],
  ['that no page answers keeps what was typed', '登记', true, 'LSE'],
])('a form %s when its visitor comes back', (_, name, isSent, shown) => {
  fireEvent.change(screen.getByLabelText(`${name}的学校`), { target: { value: 'LSE' } })
  if (isSent) fireEvent.submit(screen.getByRole('form', { name }))
  fireEvent(window, new Event('pagehide'))
  expect(screen.getByLabelText(`${name}的学校`)).toHaveValue(shown)
})
