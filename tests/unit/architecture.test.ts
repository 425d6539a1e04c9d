import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const files = ['app', 'components', 'stores', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('has no server actions, no cache directives, no loading files above pages', () => {
  expect(
    files.filter(({ text }) => /^\s*['"]use (server|cache)/m.test(text)).map(({ file }) => file),
  ).toEqual([])
  expect(files.filter(({ file }) => /\/loading\.tsx$/.test(file)).map(({ file }) => file)).toEqual([])
})
