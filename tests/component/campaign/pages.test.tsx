import { describe, expect, it } from 'vitest'
import { CampaignPage } from '@/components/campaign/campaign-page'
import { findBareFigures } from '@/lib/facts/in-text'
import { pages } from '@/tests/support/campaigns'
import { renderPage } from '@/tests/support/render-page'

const each = pages.map(({ campaign }) => [campaign.path, campaign] as const)

/** What the registry gives, with its source. */
const sourced = '[data-fact], [data-statement], small, script'

describe('every campaign page', () => {
  it.each(each)('%s prints no figure without its source', async (_, campaign) => {
    const html = await renderPage(<CampaignPage campaign={campaign} />)
    const page = new DOMParser().parseFromString(html, 'text/html')

    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

    const unsourced = [...page.querySelectorAll('[data-fact], [data-statement]')].filter(
      (value) => value.closest('tr, li, p, dd, div')?.querySelector('a[href^="http"]') === null,
    )
    expect(unsourced.map(({ textContent }) => textContent)).toEqual([])

    for (const part of page.querySelectorAll(sourced)) part.replaceWith(' ')
    expect(findBareFigures(page.body.textContent ?? '')).toEqual([])
    expect(page.body.textContent).not.toMatch(/\{\{|\}\}/)
  })
})
