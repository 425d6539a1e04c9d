import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BranchDirectory } from '@/components/people/branch-directory'
import { localBusiness } from '@/components/people/local-business'
import type { BranchDetail } from '@/lib/api/branches'

const branchOf = (values: Partial<BranchDetail>): BranchDetail => ({
  code: 'bj',
  city: '北京',
  name: '北京分公司',
  href: '/bj',
  overseas: false,
  address: null,
  phone: '400-683-6883',
  hours: '周一至周日 9:00-18:00',
  transport: null,
  teams: [],
  sample: true,
  ...values,
})

describe('the list of branches', () => {
  it('says that an address is not published instead of inventing one', () => {
    render(<BranchDirectory branches={[branchOf({})]} />)
    const branch = within(screen.getByRole('listitem'))
    expect(branch.getByRole('link', { name: '北京分公司' })).toHaveAttribute('href', '/company/bj')
    expect(branch.getByText('未公布，请先致电确认')).toBeVisible()
    expect(branch.getByText('示例')).toBeVisible()
    expect(branch.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
  })

  it('shows what the company has filled in', () => {
    render(
      <BranchDirectory
        branches={[branchOf({ address: '某路 1 号', transport: '地铁某站', sample: false })]}
      />,
    )
    expect(screen.getByText('某路 1 号')).toBeVisible()
    expect(screen.getByText('地铁某站')).toBeVisible()
    expect(screen.queryByText('示例')).not.toBeInTheDocument()
  })

  it('sends the reader to the hotline when there is no list', () => {
    render(<BranchDirectory branches={[]} />)
    expect(screen.getByText(/请直接拨打热线/)).toBeVisible()
  })
})

describe('a branch for search engines', () => {
  it.each([
    { why: 'no address', values: { address: null, sample: false } },
    { why: 'a sample', values: { address: '某路 1 号', sample: true } },
  ])('is nothing with $why', ({ values }) => {
    expect(localBusiness(branchOf(values))).toBeNull()
  })

  it('is a local business once its address is known', () => {
    expect(localBusiness(branchOf({ address: '某路 1 号', sample: false }))).toMatchObject({
      '@type': 'LocalBusiness',
      address: '某路 1 号',
      telephone: '400-683-6883',
      url: expect.stringMatching(/\/company\/bj$/),
    })
  })
})
