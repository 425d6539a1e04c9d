import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['app', 'components', 'stores', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(@\/[^']+)'/g)].map((match) => match[1] ?? '')

/** What each room may import from. */
const allowed: Record<string, RegExp> = {
  app: /^@\/(app|components|stores|lib)\//,
  components: /^@\/(components|stores|lib)\//,
  stores: /^@\/(stores|lib)\//,
  lib: /^@\/lib\//,
}

/** The only doors to the embedded host. */
const hostDoors = /^(lib\/host\/|lib\/cli\/|lib\/api\/client\.ts$|app\/(apipc|healthz|readyz|metrics)\/)/

describe('the direction of imports', () => {
  it('goes from app to components to stores to lib', () => {
    const wrong = files.flatMap(({ file, text }) =>
      importsOf(text)
        .filter((target) => !allowed[file.split('/')[0] ?? '']?.test(target))
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('reaches the embedded host only through its doors', () => {
    const wrong = files
      .filter(({ file }) => !hostDoors.test(file))
      .filter(({ text }) => importsOf(text).some((target) => target.startsWith('@/lib/host')))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('has no server actions, no cache directives, no loading files above pages', () => {
    expect(
      files.filter(({ text }) => /^\s*['"]use (server|cache)/m.test(text)).map(({ file }) => file),
    ).toEqual([])
    expect(files.filter(({ file }) => /\/loading\.tsx$/.test(file)).map(({ file }) => file)).toEqual([])
  })
})
