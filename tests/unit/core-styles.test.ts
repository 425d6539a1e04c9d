import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const first = "import '@/components/site/core-styles'\n"

/** The frame of a campaign's page begins with it for all of them. */
const frame = 'components/pages/campaign-page.tsx'

it('every page begins with the common stylesheets, so that they stay one file', () => {
  const pages = globSync('app/**/{page,layout,not-found}.tsx').filter((file) => file !== 'app/layout.tsx')
  expect(pages.length).toBeGreaterThan(200)
  const others = [...pages, frame].filter((file) => {
    const source = readFileSync(file, 'utf8')
    return !source.startsWith(first) && !source.includes("from '@/components/pages/campaign-page'")
  })
  expect(others).toEqual([])
})
