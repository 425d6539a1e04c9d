import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CasePage } from '@/components/features/cases/case-page'
import { caseMetadata } from '@/components/features/cases/metadata'
import type { CaseStudy } from '@/lib/api/cases'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { advisorOf } from '../people/support'
import { caseOf, realCase } from './support'

const page = (study: CaseStudy) =>
  drawPage(<CasePage study={study} countryName="英国" advisor={advisorOf()} related={[]} />)

it('names school, average with its method, and tests', async () => {
  await page(caseOf())
  for (const text of ['其他国内本科', '国内省属大学，统计学', '84/100', '全部课程按学分加权', '雅思 6.5']) {
    expect(screen.getByText(text)).toBeVisible()
  }
})

it('lists every application with its result in words, and counts them', async () => {
  await page(realCase('B'))
  const results = within(screen.getByRole('list', { name: '申请结果' })).getAllByRole('listitem')
  expect(results.map((item) => item.textContent)).toEqual(['甲大学录取', '乙大学候补', '丙大学未录取'])
  expect(screen.getByText('共递交 3 份申请：录取 1，候补 1，未录取 1。')).toBeVisible()
})

it('shows what happened when', async () => {
  await page(caseOf())
  const stops = screen.getAllByText(/^20\d\d 年 \d+ 月$/)
  expect(stops.map((stop) => [stop.textContent, stop.getAttribute('datetime')])).toEqual([
    ['2025 年 6 月', '2025-06'],
    ['2026 年 3 月', '2026-03'],
  ])
})

it('separates who did what, and names what should be done differently', async () => {
  await page(caseOf())
  openFold('谁做了什么')
  expect(screen.getByRole('heading', { name: '学生做的' }).parentElement).toHaveTextContent('重考雅思')
  expect(screen.getByRole('heading', { name: '顾问做的' }).parentElement).toHaveTextContent('做对照表')
  expect(openFold('如果重来一次').getByText('争取的学校可以少一所。')).toBeVisible()
})

it.each([
  ['A', '已核对录取信与成绩单'],
  ['B', '已核对录取信'],
  ['C', '学生自述'],
] as const)('explains the grades and marks its own: %s', async (evidence, name) => {
  await page(realCase(evidence))
  expect(screen.getByText('本案例').closest('dt')).toHaveTextContent(`${evidence}${name}本案例`)
})

it('marks a sample and explains what it does not prove', async () => {
  const { container } = await page(caseOf())
  expect(screen.getByText('示例')).toBeVisible()
  expect(screen.getByText(/不对应真实学生/)).toBeVisible()
  expect(container.innerHTML).not.toContain('"Article"')
})

it('shows no evidence for a sample: no grade, no count of its applications', async () => {
  await page(caseOf())
  expect(screen.queryByText(/证据|核对|共递交/)).not.toBeInTheDocument()
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
