import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AdvisorPage } from '@/components/features/people/advisor-page'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { advisorOf, realAdvisor } from './support'

const page = (advisor = advisorOf()) =>
  drawPage(
    <AdvisorPage
      advisor={advisor}
      countries={[]}
      branch={{ code: 'cd', city: '成都', name: '成都分公司', href: '/cd', overseas: false }}
      cases={[]}
      others={[]}
    />,
  )

it('links a licence to its register', async () => {
  await page(realAdvisor([{ register: 'cicc', number: 'R000001' }]))
  expect(screen.getByText(/编号 R000001/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^CICC/, hidden: true })).toHaveAttribute(
    'href',
    'https://college-ic.ca/',
  )
})

it('marks a sample adviser, with no date of a check, no person in its structured data, and offers nobody by name', async () => {
  const { container } = await page()
  expect(screen.getByText('示例')).toBeVisible()
  expect(screen.queryByText(/资料核对|约甲老师|甲老师满员/)).not.toBeInTheDocument()
  expect(screen.getByText(/^移民牌照未登记/)).toBeInTheDocument()
  expect(container.innerHTML).not.toContain('"Person"')
  expect(await findField(container, 'source')).toHaveValue('顾问·示例页')
})

it('has a real adviser in its structured data, without the mark, and sends the name with the lead', async () => {
  const { container } = await page(realAdvisor())
  expect(screen.queryByText('示例')).not.toBeInTheDocument()
  expect(container.innerHTML).toContain('"Person"')
  expect(screen.getByText('2026-11-20')).toBeVisible()
  expect(await findField(container, 'source')).toHaveValue('顾问·甲老师')
  expect(screen.getByRole('heading', { name: '约甲老师谈一次' })).toBeInTheDocument()
})
