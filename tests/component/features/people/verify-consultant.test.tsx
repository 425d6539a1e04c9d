import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VerifyConsultant } from '@/components/features/people/verify-consultant'

const official = {
  ca: 'https://college-ic.ca/',
  au: 'https://www.mara.gov.au/',
  uk: 'https://www.gov.uk/government/organisations/immigration-advice-authority',
  nz: 'https://www.iaa.govt.nz/',
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('links to all four registers', () => {
  render(<VerifyConsultant />)
  for (const address of Object.values(official)) expect(hrefs()).toContain(address)
})

it.each([
  [['ca'], [official.ca]],
  [
    ['uk', 'nz'],
    [official.uk, official.nz],
  ],
  [['us', 'jp'], []],
])('for %j links to %j', (countries, expected) => {
  render(<VerifyConsultant countries={countries} />)
  const all: readonly (string | null)[] = Object.values(official)
  expect(hrefs().filter((href) => all.includes(href))).toEqual(expected)
})

it('states where there is no register, and names what can be checked', () => {
  render(<VerifyConsultant countries={['jp']} />)
  expect(screen.getByText(/没有按姓名可查的移民顾问登记册/)).toBeVisible()
  expect(screen.getByRole('link', { name: '国家企业信用信息公示系统' })).toHaveAttribute(
    'href',
    'https://www.gsxt.gov.cn/',
  )
})
