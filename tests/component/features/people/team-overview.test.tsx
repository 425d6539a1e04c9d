import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TeamOverview } from '@/components/features/people/team-overview'
import { drawPage } from '../../draw-page'

it('leads to the four registers and to the public record of companies', async () => {
  await drawPage(<TeamOverview groups={[]} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const address of [
    'https://college-ic.ca/',
    'https://www.mara.gov.au/',
    'https://www.gov.uk/government/organisations/immigration-advice-authority',
    'https://www.iaa.govt.nz/',
    'https://www.gsxt.gov.cn/',
  ])
    expect(hrefs).toContain(address)
})
