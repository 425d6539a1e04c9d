import { expect, it } from 'vitest'
import { withPreviewLinks } from '@/lib/campaigns/preview-links'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { pages } from '@/tests/support/campaigns'
import { table } from '@/tests/support/table'

const draftOf = (path: string, change: Partial<Campaign> = {}): Campaign => {
  const found = pages.find(({ campaign }) => campaign.path === path)
  if (found === undefined) throw new Error(`no page ${path}`)
  return { ...found.campaign, draft: true, previewKey: `key:${path}`, ...change }
}

const today = new Date('2026-11-23T00:00:00Z')
const entry = draftOf('/special/ossd/entry')
const links = (...hrefs: string[]): Campaign['sections'] => [
  {
    type: 'hero',
    name: '短名',
    title: '标题',
    lead: '看 /special/ossd/entry',
    points: [],
    actions: hrefs.map((href) => ({ label: '去', href })),
  },
]

it.each(
  table(`
    /special/ossd/entry | /preview/key:/special/ossd/entry
    /special/ossd/entry?from=a#apply | /preview/key:/special/ossd/entry?from=a#apply
    /special/ossd/entry/other | /special/ossd/entry/other
    /special/gre | /special/gre
    #consult | #consult
  `),
)('a link to %s becomes %s in a preview', (href, shown) => {
  const page = draftOf('/special/ossd', { sections: links(href, '/us') })
  expect(
    withPreviewLinks(page, [page, entry, draftOf('/special/gre', { draft: false })], today).sections,
  ).toEqual(links(shown, '/us'))
})

it.each([
  ['2027-02-28T15:59:59Z', '/preview/key:/special/ossd/entry'],
  ['2027-02-28T16:00:00Z', '/special/ossd/entry'],
])('at %s a link to a page that begins on 1 March becomes %s', (now, shown) => {
  const dates = { draft: false, publishFrom: '2027-03-01' }
  const page = draftOf('/special/ossd', { ...dates, sections: links('/special/ossd/entry') })
  const all = [page, { ...entry, ...dates }]
  expect(withPreviewLinks(page, all, new Date(now)).sections).toEqual(links(shown))
})
