import { afterAll, describe, expect, it, vi } from 'vitest'
import { figure } from '@/lib/facts/registry'
import { reportFacts } from '@/lib/facts/report'
import { pages } from '@/tests/support/campaigns'

const channelModules = import.meta.glob<Record<string, { path: string }>>(
  '/lib/content/channels/{countries,subjects}/*.ts',
)
const channels = (await Promise.all(Object.values(channelModules).map((load) => load()))).flatMap((module) =>
  Object.values(module),
)
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

// What has expired by today is for `npm run launch:check` to say; a figure that runs out must not fail the tests of a change.
vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00'), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const report = reportFacts([
  ...pages.map(({ campaign }) => ({ path: campaign.path, content: campaign.sections })),
  ...channels.map((channel) => ({ path: channel.path, content: channel })),
  ...articles,
])

describe('the state of the registry', () => {
  it('leaves three quarters of the figures, or more, to those who answer for them', () => {
    expect(report.firstHand).toBeGreaterThanOrEqual(0.75)
  })

  it('leaves at most twenty expired figures on campaigns, channels and articles together', () => {
    expect(channels.length).toBeGreaterThan(10)
    expect(articles.length).toBeGreaterThan(60)
    const prints = report.expired.flatMap(({ path, figures }) => figures.map(({ id }) => `${path} ${id}`))
    expect(prints.length, prints.join('\n')).toBeLessThanOrEqual(20)
  })

  it('sees figures in words and by their ids, and rules', () => {
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
