import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { printedVariables } from '@/lib/core/printed-variables'

it("the operators' guide lists every variable that needs a new build", () => {
  const guide = readFileSync('lib/deploy/README.md', 'utf8')
  const [, chapter = ''] = guide.split('### What needs a new build')
  const [told = ''] = chapter.split('Give them')
  expect([...told.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).toSorted()).toEqual(
    [...printedVariables].toSorted(),
  )
})
