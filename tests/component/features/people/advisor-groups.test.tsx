import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AdvisorGroups } from '@/components/features/people/advisor-groups'
import { advisorOf } from './support'

const one = advisorOf({ id: 'one', name: '甲老师', href: '/advisor/one', countries: ['us', 'de'] })
const two = advisorOf({ id: 'two', name: '丙老师', href: '/advisor/two', countries: ['us'] })

it('lists an adviser under every country, with a link that jumps to each', () => {
  render(
    <AdvisorGroups
      groups={[
        { code: 'us', name: '美国', href: '/us', advisors: [one, two] },
        { code: 'de', name: '德国', href: '/touchus', advisors: [one] },
      ]}
      total={2}
      branchOf={() => '成都分公司'}
    />,
  )
  const jump = within(screen.getByRole('navigation', { name: '按国家跳转' }))
  expect(jump.getByRole('link', { name: /美国 ?2 位/ })).toHaveAttribute('href', '#us')
  expect(jump.getByRole('link', { name: /德国 ?1 位/ })).toHaveAttribute('href', '#de')

  const america = within(screen.getByRole('region', { name: '美国' }))
  expect(america.getAllByRole('link', { name: /老师$/ }).map((link) => link.textContent)).toEqual([
    '甲老师',
    '丙老师',
  ])
  expect(america.getByRole('link', { name: '美国留学怎么申请' })).toHaveAttribute('href', '/us')

  const germany = screen.getByRole('region', { name: '德国' })
  expect(germany).toHaveAttribute('id', 'de')
  expect(within(germany).queryByRole('link', { name: /怎么申请/ })).not.toBeInTheDocument()
})
