import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type StoryItem, StoryList } from '@/components/blocks/story-list'

const story = (values: Partial<StoryItem>): StoryItem => ({
  id: 'one',
  title: 'L 同学收到有条件录取',
  text: '均分 84。',
  href: '/goodnews/one',
  country: { code: 'uk', name: '英国' },
  year: 2026,
  month: 4,
  sample: true,
  ...values,
})

describe('StoryList', () => {
  it('writes the month with two figures, for machines too', () => {
    const { container } = render(<StoryList stories={[story({})]} />)
    const time = container.querySelector('time')
    expect(time).toHaveTextContent('2026.04')
    expect(time).toHaveAttribute('datetime', '2026-04')
  })

  it('marks a sample, and only a sample', () => {
    render(<StoryList stories={[story({}), story({ id: 'two', title: '另一条', sample: false })]} />)
    const [sample, real] = screen.getAllByRole('listitem')
    expect(sample).toHaveTextContent('示例')
    expect(real).not.toHaveTextContent('示例')
  })
})
