import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { CompanyPage } from '@/components/features/company/company-page'
import { companyMetadata } from '@/components/features/company/metadata'
import type { BranchPage } from '@/lib/api/branches'
import { listBranches } from '@/lib/collections/kinds/branch'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { advisorOf, realAdvisor } from '../people/support'

const pages: BranchPage[] = listBranches().map(({ linkurl, open_days, ...branch }) => ({
  ...branch,
  href: linkurl,
  openDays: open_days,
}))

function pageOf(code: string): BranchPage {
  const page = pages.find((candidate) => candidate.code === code)
  if (page === undefined) throw new Error(`no branch ${code}`)
  return page
}

const names: Record<string, string> = { us: '美国', uk: '英国', jp: '日本', de: '德国' }

const elementOf = (branch: BranchPage, values: Partial<ComponentProps<typeof CompanyPage>> = {}) => (
  <CompanyPage
    branch={branch}
    advisors={[]}
    cases={[]}
    news={[]}
    openDays={branch.openDays}
    countryOf={(code) => names[code] ?? code.toUpperCase()}
    {...values}
  />
)

const rowOf = (label: string) => {
  const row = screen.getByText(label).parentElement
  if (row === null) throw new Error(`no row ${label}`)
  return within(row)
}

describe('the head of a city page', () => {
  it('answers with the hotline first, and says that no address is published', async () => {
    const { container } = await drawPage(elementOf(pageOf('bj')))
    const answer = container.querySelector<HTMLElement>('[data-answer]')
    if (answer === null) throw new Error('no answer')
    const terms = within(answer).getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual(['热线', '到访'])
    expect(rowOf('热线').getByRole('link', { name: '400-683-6883' })).toHaveAttribute(
      'href',
      'tel:400-683-6883',
    )
    expect(answer).toHaveTextContent('到访来之前打个电话我们把地址发给您')
    expect(rowOf('怎样预约').getByText(/热线/)).toBeInTheDocument()
    expect(container.innerHTML).toContain('"BreadcrumbList"')
    expect(container.innerHTML).not.toContain('"LocalBusiness"')
  })

  it('shows address and directions once the company has filled them in, also to search engines', async () => {
    const { container } = await drawPage(
      elementOf({ ...pageOf('bj'), address: '某路 1 号', transport: '地铁某站', sample: false }),
    )
    expect(rowOf('地址').getByText('某路 1 号')).toBeVisible()
    expect(rowOf('到访路线').getByText('地铁某站')).toBeInTheDocument()
    expect(container.innerHTML).toContain('"LocalBusiness"')
    expect(screen.queryByText('示例')).not.toBeInTheDocument()
  })
})

it('sends a lead with its branch', async () => {
  const { container } = await drawPage(elementOf(pageOf('xg')))
  expect(await findField(container, 'source')).toHaveValue('分公司·香港')
  expect(await findField(container, 'branch')).toHaveValue('xg')
})

it('shows real advisers of the branch and only links to sample advisers', async () => {
  const real = { ...realAdvisor(), id: 'cd-two', name: '乙老师', href: '/advisor/cd-two' }
  await drawPage(elementOf(pageOf('cd'), { advisors: [advisorOf(), real] }))
  expect(screen.getByRole('link', { name: '乙老师' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '甲老师' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /的顾问/ })).toHaveAttribute('href', '/advisor?filiale=cd')
})

it('shows only the branch when there is no city guide, and is then not indexed', async () => {
  const branch = { ...pageOf('bj'), guide: null }
  await drawPage(elementOf(branch))
  expect(screen.getByRole('heading', { level: 1, name: '北京分公司' })).toBeVisible()
  expect(companyMetadata(branch).robots).toEqual({ index: false, follow: true })
})

it('names the canonical address, never the alias', () => {
  expect(companyMetadata(pageOf('xg')).alternates?.canonical).toBe('/company/xg')
  expect(companyMetadata(pageOf('xg')).robots).toBeUndefined()
})
