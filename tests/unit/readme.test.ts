import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const drawing = /## The tree\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

/** Folders listed one level below `room` in the tree. */
function drawnIn(room: string): string[] {
  const lines = drawing.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${room}/`))
  const below = lines.slice(start + 1)
  const end = below.findIndex((line) => !line.startsWith('  '))
  return below.slice(0, end).flatMap((line) => /^ {2}([\w-]+)\//.exec(line)?.[1] ?? [])
}

const foldersIn = (room: string) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it.each(['components', 'lib'])('the README lists every folder of %s and no other', (room) => {
  expect(drawnIn(room).toSorted()).toEqual(foldersIn(room).toSorted())
})
