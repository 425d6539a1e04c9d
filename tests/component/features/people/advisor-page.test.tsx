import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { AdvisorPage } from '@/components/features/people/advisor-page'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { advisorOf, realAdvisor } from './support'

const page = (values: Partial<ComponentProps<typeof AdvisorPage>> = {}) =>
  drawPage(
    <AdvisorPage
      advisor={advisorOf()}
      countries={[
        { id: 3, code: 'ca', name: '加拿大', slug: 'can', href: '/can', consultOnly: false },
        { id: 1, code: 'us', name: '美国', slug: 'us', href: '/us', consultOnly: false },
      ]}
      branch={{ code: 'cd', city: '成都', name: '成都分公司', href: '/cd', overseas: false }}
      cases={[]}
      others={[]}
      {...values}
    />,
  )

it('shows the current work of the adviser, the place, the countries and the languages', async () => {
  await page()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('甲老师加拿大本科顾问')
  expect(screen.getByRole('link', { name: '成都分公司' })).toHaveAttribute('href', '/company/cd')
  expect(screen.getByRole('link', { name: '加拿大' })).toHaveAttribute('href', '/can')
  expect(screen.queryByRole('link', { name: '美国' })).not.toBeInTheDocument()
  expect(screen.getByText('普通话、英语')).toBeVisible()
  expect(openFold('不接哪些委托').getByText('不提供加拿大移民意见。')).toBeVisible()
})

it('states that the adviser has no licence', async () => {
  await page()
  expect(screen.getByText(/^未登记/)).toBeVisible()
})

it('links a licence to its register', async () => {
  await page({ advisor: realAdvisor([{ register: 'cicc', number: 'R000001' }]) })
  expect(screen.getByText(/编号 R000001/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^CICC/ })).toHaveAttribute('href', 'https://college-ic.ca/')
})

it('leads to how an adviser is checked, and what happens when one leaves', async () => {
  await page()
  expect(screen.getByRole('link', { name: '怎样核对一位顾问' })).toHaveAttribute('href', '/team#verify')
  expect(screen.getByRole('link', { name: '中途换人怎么办' })).toHaveAttribute('href', '/team#handover')
})

it('marks a sample adviser, with no date of a check and no person in its structured data', async () => {
  const { container } = await page()
  expect(screen.getByText('示例')).toBeVisible()
  expect(screen.queryByText(/资料核对/)).not.toBeInTheDocument()
  expect(container.innerHTML).not.toContain('"Person"')
})

it('has a real adviser in its structured data, without the mark', async () => {
  const { container } = await page({ advisor: realAdvisor() })
  expect(screen.queryByText('示例')).not.toBeInTheDocument()
  expect(container.innerHTML).toContain('"Person"')
  expect(screen.getByText('2026-11-20')).toBeVisible()
})

it('sends the name of the adviser with the lead', async () => {
  const { container } = await page({ advisor: realAdvisor() })
  expect(await findField(container, 'source')).toHaveValue('顾问·甲老师')
  expect(screen.getByRole('heading', { name: '约甲老师谈一次' })).toBeInTheDocument()
})

it('offers nobody by name on the page of a sample', async () => {
  const { container } = await page()
  expect(await findField(container, 'source')).toHaveValue('顾问·示例页')
  expect(screen.queryByText(/约甲老师|甲老师满员/)).not.toBeInTheDocument()
})
