import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PeopleGroup, PeopleGroups } from '@/components/blocks/people-groups'

const group = (people: PeopleGroup['people']): PeopleGroup => ({
  id: 'advisors',
  title: '留学顾问',
  text: '定方案、管进度。',
  href: '/advisor',
  linkLabel: '全部顾问',
  people,
})

const person = {
  id: 'zhou',
  name: '周老师',
  role: '英国申请',
  facts: ['北京', '从业 8 年'],
  sample: true,
  href: '/advisor/zhou',
}

describe('PeopleGroups', () => {
  it('marks sample people and leaves real ones unmarked', () => {
    render(
      <PeopleGroups groups={[group([person, { ...person, id: 'wu', name: '吴老师', sample: false }])]} />,
    )
    const [sample, real] = within(screen.getByRole('region', { name: '留学顾问' })).getAllByRole('listitem')
    expect(sample).toHaveTextContent('周老师示例')
    expect(real).not.toHaveTextContent('示例')
  })

  it('links to the person and to the list of that kind of people', () => {
    render(<PeopleGroups groups={[group([person])]} />)
    expect(screen.getByRole('link', { name: '周老师' })).toHaveAttribute('href', '/advisor/zhou')
    expect(screen.getByRole('link', { name: '全部顾问' })).toHaveAttribute('href', '/advisor')
  })
})
