import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'

const choices = [
  { value: 'uk', label: '英国' },
  { value: 'us', label: '美国' },
]

const filter = (country: string) => (
  <QueryForm state={{ country }}>
    <SelectField id="country" label="国家" placeholder="不限" choices={choices} defaultValue={country} />
  </QueryForm>
)

test.each([
  ['shows what the page answers when that changes', '', ''],
  ['keeps what a visitor chose while it does not', 'uk', 'us'],
])('%s', (_, next, shown) => {
  const { rerender } = render(filter('uk'))
  fireEvent.change(screen.getByLabelText('国家'), { target: { value: 'us' } })
  rerender(filter(next))
  expect(screen.getByLabelText('国家')).toHaveValue(shown)
})
