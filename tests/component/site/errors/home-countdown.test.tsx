import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomeCountdown } from '@/components/site/errors/home-countdown'

it.each(['返回上一页', '停留在本页'])('no longer leads home after a press on %s', (name) => {
  render(<HomeCountdown href="#home" wait={5000} />)
  expect(screen.getByText(/秒后自动返回首页/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByText(/秒后自动返回首页/)).not.toBeInTheDocument()
})
