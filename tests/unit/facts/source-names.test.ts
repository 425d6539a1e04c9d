import { expect, it } from 'vitest'
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

it('the name of a source is never a bare host', () => {
  const lists = [
    [...listFigures(), ...listStatements(), ...deadlines].map(({ source }) => source.name),
    changes.list().map(({ sourceName }) => sourceName),
    [...readThresholds().values()].flat().map(({ check }) => check?.name),
    [...readRouteFacts().values()].map(({ check }) => check?.name),
    jointUniversities.flatMap(({ statements }) => statements.map(({ check }) => check?.name)),
  ]
  for (const names of lists) {
    expect(names.length).toBeGreaterThan(20)
    const bare = names.filter((name) => name !== undefined && isHost(name) && !namedByHost.has(name))
    expect(bare).toEqual([])
  }
})
