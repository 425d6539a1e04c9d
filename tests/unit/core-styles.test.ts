import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The frames of campaigns begin with it for all of them. */
const frames = { 'campaign-page': 'frame-styles', 'entry-page': 'core-styles' }

/** Pages without chrome, and those outside every group, need no more than the core. */
const sheetsOf = (file: string) => {
  const group = /^app\/(\([^)]+\))/.exec(file)?.[1]
  return group === undefined || group === '(none)' ? 'core-styles' : 'frame-styles'
}

const beginsWith = (file: string, sheets: string) =>
  readFileSync(file, 'utf8').startsWith(`import '@/components/site/${sheets}'\n`)

it('every page begins with the common stylesheets of what stands around it, so that they stay one file', () => {
  const pages = globSync('app/**/{page,layout,not-found}.tsx').filter((file) => file !== 'app/layout.tsx')
  expect(pages.length).toBeGreaterThan(200)
  const others = pages.filter((file) => {
    const isFramed = Object.keys(frames).some((frame) =>
      readFileSync(file, 'utf8').includes(`from '@/components/pages/${frame}'`),
    )
    return !isFramed && !beginsWith(file, sheetsOf(file))
  })
  expect(others).toEqual([])
})

it.each(Object.entries(frames))('%s begins with %s', (frame, sheets) => {
  expect(beginsWith(`components/pages/${frame}.tsx`, sheets)).toBe(true)
})
