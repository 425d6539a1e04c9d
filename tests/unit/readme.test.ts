import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

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

/** Every guide for people; articles are content. */
const guides = globSync(['{app,components,lib,docs}/**/*.md', 'README.md']).filter(
  (file) => !file.startsWith('lib/content/articles/'),
)

/** Lines of prose: no tables, and no commands, which may be long. */
const prose = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('|'))

it('every guide has lines that fit a window', () => {
  const long = guides.flatMap((file) =>
    prose(readFileSync(file, 'utf8'))
      .filter((line) => line.length > 160)
      .map((line) => `${file}: ${line.slice(0, 60)}…`),
  )
  expect(guides.length).toBeGreaterThan(20)
  expect(long).toEqual([])
})

describe('the README', () => {
  it.each(['components', 'lib'])('lists every folder of %s and no other', (room) => {
    expect(drawnIn(room).toSorted()).toEqual(foldersIn(room).toSorted())
  })
})
