import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CasePage } from '@/components/features/cases/case-page'
import { caseMetadata } from '@/components/features/cases/metadata'
import type { CaseStudy } from '@/lib/api/cases'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { advisorOf } from '../people/support'
import { caseOf, realCase } from './support'

const page = (study: CaseStudy) =>
  drawPage(<CasePage study={study} countryName="英国" advisor={advisorOf()} related={[]} />)

it('lists every application with its result in words, and counts them', async () => {
  await page(realCase('B'))
  const results = within(screen.getByRole('list', { name: '申请结果' })).getAllByRole('listitem')
  expect(results.map((item) => item.textContent)).toEqual(['甲大学录取', '乙大学候补', '丙大学未录取'])
  expect(screen.getByText('结果').nextSibling).toHaveTextContent('录取 1 所')
})

it('explains the grades and marks its own', async () => {
  await page(realCase('C'))
  expect(screen.getByText('本案例').closest('dt')).toHaveTextContent('C学生自述本案例')
})

it('marks a sample and explains what it does not prove', async () => {
  const { container } = await page(caseOf())
  expect(screen.getByText('示例')).toBeVisible()
  expect(screen.getByText(/不对应真实学生/)).toBeVisible()
  expect(screen.queryByText(/证据|核对|共递交/)).not.toBeInTheDocument()
  expect(container.innerHTML).not.toContain('"Article"')
})

it('sends the case with the lead, within the length limit of the field', async () => {
  const { container } = await page(caseOf({ title: '很长的标题'.repeat(30) }))
  const { value: source } = await findField(container, 'source')
  expect(source).toMatch(/^案例·很长的标题/)
  expect(source).toHaveLength(100)
})

it('has a description that search engines show completely, however long its first sentence is', () => {
  const { description } = caseMetadata(
    caseOf({ background: { ...caseOf().background, school: '学校名'.repeat(40) } }),
  )
  expect([...(description ?? '')].length).toBeLessThanOrEqual(80)
})
