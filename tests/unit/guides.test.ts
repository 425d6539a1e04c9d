import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Guides of one group of readers each, in the language of those readers. */
const guides = [
  'lib/host/README.md',
  'lib/leads/README.md',
  'lib/leads/routing/README.md',
  'lib/host/leads/report/README.md',
  'lib/campaigns/README.md',
  'lib/campaigns/lifecycle.md',
]

it.each(guides)('%s has no line that is too long to be read in an editor', (guide) => {
  const long = readFileSync(guide, 'utf8')
    .split('\n')
    .filter((line) => line.length > 160 && !line.startsWith('|'))
  expect(long).toEqual([])
})

it('the guide for systems and operators is in English', () => {
  const headings = readFileSync('lib/host/README.md', 'utf8').match(/^#+ .+$/gm) ?? []
  expect(headings.filter((heading) => !/^[#\x20-\x7e]+(?: \(线索推送\))?$/.test(heading))).toEqual([])
})
