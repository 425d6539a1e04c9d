import { afterAll, expect, it, vi } from 'vitest'
import { figure } from '@/lib/facts/registry'
import { reportFacts } from '@/lib/facts/report'

// `npm run launch:check` lists what has expired by today. A figure that expires must not make the tests of a change
// fail, so the clock is fixed here.
vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00'), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

it('the report finds figures in words and by their ids, and rules', () => {
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
