import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { campaign } from '@/app/(special)/special/ossd/content'
import { BranchSection } from '@/components/campaign/sections/branch'
import { CasesSection } from '@/components/campaign/sections/cases'
import { SchoolsSection } from '@/components/campaign/sections/schools'

describe('schools of a campaign', () => {
  const section = {
    type: 'schools',
    heading: '英国的大学',
    country: 'uk',
    level: 'university',
    limit: 5,
  } as const

  it('stand in the order of a ranking that is named with its year', async () => {
    render(await SchoolsSection({ section, campaign, index: 1 }))
    const table = screen.getByRole('table', { name: /^按 .+ \d{4} 公布的位次排列/ })
    const places = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number.parseInt(within(row).getAllByRole('cell')[0]?.textContent ?? '', 10))
    expect(places).toHaveLength(5)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('lead to all schools of the country', async () => {
    render(await SchoolsSection({ section, campaign, index: 1 }))
    expect(screen.getByRole('link', { name: '到院校库看英国的全部院校' })).toHaveAttribute(
      'href',
      '/yxk?country=uk',
    )
  })

  it('that no ranking lists stand by name', async () => {
    render(
      await SchoolsSection({
        section: { ...section, heading: '加拿大的中学', country: 'ca', level: 'high' },
        campaign,
        index: 1,
      }),
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByRole('link', { name: '到院校库看加拿大的全部中学' })).toHaveAttribute(
      'href',
      '/yxk/hischool?country=ca',
    )
  })
})

describe('cases of a campaign', () => {
  const section = { type: 'cases', heading: '样例', country: 'uk', limit: 2 } as const

  it('are tagged as samples, each at its card', async () => {
    render(await CasesSection({ section, campaign, index: 1 }))
    const titles = screen.getAllByRole('heading', { level: 3 })
    expect(titles.length).toBeGreaterThan(0)
    expect(screen.getAllByText('示例')).toHaveLength(titles.length)
    expect(screen.getByRole('link', { name: '看更多案例' })).toHaveAttribute('href', '/caselist?country=uk')
  })

  it('say so where there are none', async () => {
    render(await CasesSection({ section: { ...section, country: 'zz' }, campaign, index: 1 }))
    expect(screen.getByText(/暂时没有可以公开的案例/)).toBeVisible()
    expect(screen.getByRole('link', { name: '看更多案例' })).toHaveAttribute('href', '/caselist')
  })
})

describe('the branch of a campaign', () => {
  const section = { type: 'branch', heading: '在北京见面', code: 'bj' } as const

  it('says how to reach it and what is not published', async () => {
    const { container } = render(await BranchSection({ section, campaign, index: 1 }))
    const rows = screen.getAllByRole('term').map((term) => term.textContent)
    expect(rows).toEqual(expect.arrayContaining(['地址', '接待时间', '电话', '怎么到']))
    expect(screen.getByText(/^暂无公布的地址/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^看.*北京.*的页面$/ })).toHaveAttribute('href', '/company/bj')
    // Nothing is told of a place whose address is not known.
    expect(container.querySelector('script[type="application/ld+json"]')).toBeNull()
  })

  it('gives the hotline where the branch is not known', async () => {
    render(await BranchSection({ section: { ...section, code: 'zzz' }, campaign, index: 1 }))
    expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
  })
})
