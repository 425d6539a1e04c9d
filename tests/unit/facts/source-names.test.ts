import { describe, expect, it } from 'vitest'
import { changes } from '@/lib/collections/kinds/change'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { readThresholds } from '@/lib/facts/admissions/entry-thresholds'
import { jointUniversities } from '@/lib/facts/guides/joint-universities'
import { readRouteFacts } from '@/lib/facts/guides/route-facts'
import { listFigures, listStatements } from '@/lib/facts/registry'

/** Sites that have no name but their address, and hosts of documents of many publishers. */
const namedByHost = new Set([
  'crscalculator.org',
  'ielts.international',
  'viewer.joomag.com',
  'issuu.com.',
  'hungary.lxgz.org.cn',
])

const isHost = (name: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)+\.?$/.test(name)

describe('the name of a source', () => {
  it.each([
    ['figures', listFigures().map(({ source }) => source.name)],
    ['statements', listStatements().map(({ source }) => source.name)],
    ['changes', changes.list().map(({ sourceName }) => sourceName)],
    ['deadlines', deadlines.map(({ source }) => source.name)],
    ['thresholds', [...readThresholds().values()].flat().map(({ check }) => check?.name)],
    ['routes', [...readRouteFacts().values()].map(({ check }) => check?.name)],
    [
      'joint universities',
      jointUniversities.flatMap(({ statements }) => statements.map(({ check }) => check?.name)),
    ],
  ])('is never a bare host: %s', (_, names) => {
    expect(names.length).toBeGreaterThan(20)
    const bare = new Set(names.filter((name) => name !== undefined && isHost(name) && !namedByHost.has(name)))
    expect([...bare]).toEqual([])
  })
})
