import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OneByOne } from '@/components/features/tools/personality/one-by-one'

const choices = ['喜欢', '不喜欢']

it('shows the next question after a press, not while the arrows choose, and goes back', async () => {
  const user = userEvent.setup()
  render(
    <OneByOne count={2}>
      {['a', 'b'].map((name) => (
        <li key={name}>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={name} />
              {name} {choice}
            </label>
          ))}
        </li>
      ))}
    </OneByOne>,
  )
  const shown = () => screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-now'))
  expect(shown()).toEqual([true, false])
  screen.getByLabelText('a 喜欢').focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByLabelText('a 不喜欢')).toBeChecked()
  expect(shown()).toEqual([true, false])
  await user.click(screen.getByLabelText('a 喜欢'))
  expect(shown()).toEqual([false, true])
  expect(screen.getByLabelText('b 喜欢')).toHaveFocus()
  expect(screen.getByText('第 2 题，共 2 题')).toBeInTheDocument()
  await user.click(screen.getByLabelText('b 喜欢'))
  expect(shown()).toEqual([false, true])
  await user.click(screen.getByRole('button', { name: '上一题' }))
  expect(shown()).toEqual([true, false])
  expect(screen.getByLabelText('a 喜欢')).toBeChecked()
})
