import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AdvisorGroups } from '@/components/features/people/advisor-groups'
import { openFold } from '@/tests/component/open-fold'
import { advisorOf } from './support'

const one = advisorOf({ id: 'one', name: '甲老师', href: '/advisor/one', countries: ['us', 'de'] })
const two = advisorOf({ id: 'two', name: '丙老师', href: '/advisor/two', countries: ['us'] })

it('lists an adviser under every country, each in a fold with its count', () => {
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
  const america = openFold(/美国 2 位/)
  expect(america.getAllByRole('link', { name: /老师$/ }).map((link) => link.textContent)).toEqual([
    '甲老师',
    '丙老师',
  ])
  expect(america.getByRole('link', { name: '美国留学怎么申请' })).toHaveAttribute('href', '/us')

  const germany = openFold(/德国 1 位/)
  expect(germany.getByRole('link', { name: '甲老师' })).toBeVisible()
  expect(germany.queryByRole('link', { name: /怎么申请/ })).not.toBeInTheDocument()
})
