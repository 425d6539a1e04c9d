import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BranchRecord } from '@/components/pages/records/branches'
import { CaseRecords, linksOfCases } from '@/components/pages/records/cases'
import { SchoolRecords } from '@/components/pages/records/schools'
// Compiling the host takes long on a busy machine. Done here, it does not count against the limit of ten seconds for
// the first API request.
import '@/lib/host'

describe('schools of a campaign', () => {
  const section = {
    type: 'schools',
    heading: '英国的大学',
    country: 'uk',
    level: 'university',
    limit: 5,
  } as const

  it('are in the order of a ranking that is named with its year', async () => {
    render(await SchoolRecords(section))
    const table = screen.getByRole('table', { name: /^按 .+ \d{4}\s公布的位次排列/ })
    const places = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number.parseInt(within(row).getAllByRole('cell')[0]?.textContent ?? '', 10))
    expect(places).toHaveLength(5)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('are in the order of the library when no ranking lists them', async () => {
    render(await SchoolRecords({ ...section, heading: '加拿大的中学', country: 'ca', level: 'high' }))
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

  it('are each marked as a sample', async () => {
    render(await CaseRecords(section))
    const titles = screen.getAllByRole('heading', { level: 3 })
    expect(titles.length).toBeGreaterThan(0)
    expect(screen.getAllByText('示例')).toHaveLength(titles.length)
    expect(linksOfCases(section)).toEqual([{ label: '看更多案例', href: '/caselist?country=uk' }])
  })
})

describe('the branch of a campaign', () => {
  const section = { type: 'branch', heading: '在北京见面', code: 'bj' } as const

  it('shows how to reach it and what is not published', async () => {
    const { container } = render(await BranchRecord(section))
    const rows = screen.getAllByRole('term').map((term) => term.textContent)
    expect(rows).toEqual(expect.arrayContaining(['地址', '接待时间', '电话']))
    expect(screen.getByText(/^暂无公布的地址/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^看.*北京.*的页面$/ })).toHaveAttribute('href', '/company/bj')
    // There is no structured data about a place whose address is not known.
    expect(container.querySelector('script[type="application/ld+json"]')).toBeNull()
  })

  it('gives the hotline when the branch is not known', async () => {
    render(await BranchRecord({ ...section, code: 'zzz' }))
    expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
  })
})
