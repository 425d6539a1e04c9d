import { describe, expect, it } from 'vitest'
import { blocks } from '@/components/pages/blocks'
import { CampaignArticle } from '@/components/pages/campaign-article'
import { shortBlocks } from '@/components/pages/short-blocks'
import { isEntry } from '@/lib/campaigns/scene'
import { listChanges } from '@/lib/collections/kinds/change'
import { findBareFigures } from '@/lib/facts/in-text'
import { figure, statement } from '@/lib/facts/registry'
import { bannedWords } from '@/tests/support/banned-words'
import { pages } from '@/tests/support/campaigns'
import { renderPage } from '@/tests/support/render-page'
import { periodsOf, sourcesOf } from '@/tests/support/source-mark'

const each = pages.map(({ campaign }) => [campaign.path, campaign] as const)

/** One entry in the list of sources, with the figures taken from it. */
const cited = '[aria-label="数据来源"] ol > li'

/** Values of the registry with their source. */
const sourced = `[data-fact], [data-change], [data-statement], [data-estimate], [data-plot], ${cited}, small, script`

describe('every campaign page', () => {
  it.each(each)('%s prints no figure without its source', async (_, campaign) => {
    // The date is a day on which the page is public: an ended campaign is still in the tree, and a future one is
    // checked before it begins.
    const html = await renderPage(
      <CampaignArticle campaign={campaign} blocks={isEntry(campaign) ? shortBlocks : blocks} />,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')

    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const text = page.body.textContent ?? ''
    expect(bannedWords.filter(([, words]) => words.test(text))).toEqual([])
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

    const facts = [...page.querySelectorAll('[data-fact]')].map((value) => ({
      value,
      fact: figure(value.getAttribute('data-fact') ?? ''),
    }))
    const rules = [...page.querySelectorAll('[data-statement]')].map((value) => ({
      value,
      fact: statement(value.getAttribute('data-statement') ?? ''),
    }))
    const printed = [...facts, ...rules]
    const unsourced = printed.filter(({ value, fact }) => !sourcesOf(value).includes(fact.source.url))
    expect(unsourced.map(({ value }) => value.textContent)).toEqual([])
    const undated = facts.filter(
      ({ value, fact: { period } }) =>
        period !== '年份不详' && !periodsOf(value).some((note) => note.includes(period)),
    )
    expect(undated.map(({ value }) => value.textContent)).toEqual([])

    // The list at the end names each source once.
    const sources = [...page.querySelectorAll(cited)].map((entry) =>
      entry.querySelector('a')?.getAttribute('href'),
    )
    expect(sources.toSorted()).toEqual([...new Set(printed.map(({ fact }) => fact.source.url))].toSorted())

    // A change of a rule has the page with that rule beside it.
    for (const change of page.querySelectorAll('[data-change]')) {
      const record = listChanges().find(({ id }) => id === change.getAttribute('data-change'))
      expect(change.querySelector(`a[href="${record?.source}"]`), change.textContent ?? '').not.toBeNull()
    }

    // A sum of the calculator links to its parts, which show their sources.
    for (const row of page.querySelectorAll('[data-estimate] tbody tr')) {
      expect(row.querySelector('a[href^="/special/study_cost?"]')).not.toBeNull()
    }

    // A picture of data names its sources, or links to the parts of its sums.
    for (const plot of page.querySelectorAll('[data-plot]')) {
      const sources = 'a[href^="https://"], a[href="/yxk/sources"], a[href^="/special/study_cost?"]'
      expect(plot.querySelector(sources), plot.querySelector('figcaption')?.textContent ?? '').not.toBeNull()
    }

    for (const part of page.querySelectorAll(sourced)) part.replaceWith(' ')
    expect(findBareFigures(page.body.textContent ?? '')).toEqual([])
    expect(page.body.textContent).not.toMatch(/\{\{|\}\}/)
  })
})
