import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import MobileGkhlxPage from '@/app/m/gkhlx/page'
import { statementRowsOf } from '@/lib/facts/registry'
import { drawPage } from '../draw-page'

vi.mock('@/components/site/mobile/country-links', () => ({ CountryLinks: () => null }))

it('the phone page about applications after the 高考 says what closes before its scores are out', async () => {
  await drawPage(<MobileGkhlxPage />)
  const text = within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('\n')
  expect(text).toMatch(/新加坡和香港.*在出分之前/)
  expect(text).toContain('统招提前批除外')
  const days = statementRowsOf().flatMap(({ id, closes }) =>
    id === 'sg-nus-gaokao-2026' || id === 'hk-hkust-gaokao-2026' ? [closes] : [],
  )
  expect(text.match(/20\d\d-\d\d-\d\d/g)?.toSorted()).toEqual(days.toSorted())
})
