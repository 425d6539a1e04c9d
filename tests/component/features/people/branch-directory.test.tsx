import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BranchDirectory } from '@/components/features/people/contact-page'
import { localBusiness } from '@/components/features/people/local-business'
import type { BranchDetail } from '@/lib/api/branches'

const branchOf = (values: Partial<BranchDetail>): BranchDetail => ({
  code: 'bj',
  city: '北京',
  name: '北京分公司',
  href: '/bj',
  overseas: false,
  address: null,
  phone: '400-683-6883',
  hours: null,
  transport: null,
  teams: [],
  sample: true,
  ...values,
})

describe('the list of branches', () => {
  it('states once that unpublished details are available on the hotline', () => {
    render(<BranchDirectory branches={[branchOf({})]} />)
    const branch = within(screen.getByRole('listitem'))
    expect(branch.getByRole('link', { name: '北京' })).toHaveAttribute('href', '/company/bj')
    expect(branch.queryByText('地址')).toBeNull()
    expect(branch.queryByText('时间')).toBeNull()
    expect(screen.getByText(/来之前请打热线约好/)).toBeVisible()
  })

  it('sends the reader to the hotline when there is no list', () => {
    render(<BranchDirectory branches={[]} />)
    expect(screen.getByText(/请直接拨打热线/)).toBeVisible()
  })
})

describe('the structured data of a branch', () => {
  it('is that of a business once its address is known, and nothing before', () => {
    expect(localBusiness(branchOf({}))).toBeNull()
    const url = expect.stringMatching(/\/company\/bj$/)
    expect(localBusiness(branchOf({ address: '某路 1 号' }))).toMatchObject({ '@type': 'LocalBusiness', url })
  })
})
