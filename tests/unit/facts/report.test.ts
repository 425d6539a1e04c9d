import { afterAll, describe, expect, it, vi } from 'vitest'
import { countryChannels, subjectChannels } from '@/lib/collections/kinds/channel'
import { figure } from '@/lib/facts/registry'
import { reportFacts } from '@/lib/facts/report'
import { pages } from '@/tests/support/campaigns'

const channels = [...countryChannels.list(), ...subjectChannels.list()]
const articleTexts = import.meta.glob<string>('/lib/content/articles/*.md', {
  query: '?raw',
  import: 'default',
})
const articles = await Promise.all(
  Object.entries(articleTexts).map(async ([path, load]) => ({
    path,
    content: [...(await load()).matchAll(/\{\{([\w.-]+)/g)].map(([, id]) => id),
  })),
)

// `npm run launch:check` lists what has expired by today. A figure that expires must not make the tests of a change
// fail, so the clock is fixed here.
vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00'), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const report = reportFacts([
  ...pages.map(({ campaign }) => ({ path: campaign.path, content: campaign.sections })),
  ...channels.map((channel) => ({ path: channel.path, content: channel })),
  ...articles,
])

describe('has first-hand sources for at least three quarters of the figures', () => {
  it('gives at least three quarters of the figures a person who is responsible', () => {
    expect(report.firstHand).toBeGreaterThanOrEqual(0.75)
  })

  it('has at most twenty expired figures on campaigns, channels and articles together', () => {
    expect(channels.length).toBeGreaterThan(10)
    expect(articles.length).toBeGreaterThan(60)
    const prints = report.expired.flatMap(({ path, figures }) => figures.map(({ id }) => `${path} ${id}`))
    expect(prints.length, prints.join('\n')).toBeLessThanOrEqual(20)
  })

  it('finds figures in words and by their ids, and rules', () => {
    const page = {
      path: '/x',
      content: [{ text: '每月 {{uk-pof-london-2026}}' }, { fact: 'ca-tuition-grad-2526' }],
    }
    expect(figure('ca-tuition-grad-2526').isExpired).toBe(true)
    expect(reportFacts([page]).expired).toMatchObject([
      { path: '/x', figures: [{ id: 'ca-tuition-grad-2526' }] },
    ])
    expect(reportFacts([{ path: '/y', content: { statement: 'pt-nat-2026' } }]).secondHandRules).toEqual([
      { path: '/y', ids: ['pt-nat-2026'] },
    ])
  })
})
