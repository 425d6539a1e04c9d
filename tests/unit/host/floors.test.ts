import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { flag, table } from '@/tests/support/table'

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** The version of every installed copy of a package, nested copies included. */
const versionsOf = (name: string) =>
  Object.entries(packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version }]) => version ?? '')

function isAtLeast(version: string, floor: string): boolean {
  const parts = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number)
  const [given, wanted] = [parts(version), parts(floor)]
  const differing = wanted.findIndex((part, index) => part !== given[index])
  return differing === -1 ? !version.includes('-') : (given[differing] ?? 0) > (wanted[differing] ?? 0)
}

describe('minimum versions without known vulnerabilities', () => {
  it.each(
    table(`
      next | 16.4.5
      react | 19.2.6
      react-dom | 19.2.6
    `),
  )('%s is at least %s', (name, floor) => {
    const versions = versionsOf(name)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it('sharp is absent or at least 0.35.5', () => {
    expect(versionsOf('sharp').filter((version) => !isAtLeast(version, '0.35.5'))).toEqual([])
  })

  it.each(
    table(
      `
      16.4.5 | 16.4.5 | yes
      16.4.4 | 16.4.5 | no
      16.10.0 | 16.4.5 | yes
      15.9.9 | 16.4.5 | no
      17.0.0 | 16.4.5 | yes
      16.4.5-canary.1 | 16.4.5 | no
    `,
      [String, String, flag],
    ),
  )('%s against %s: %s', (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected)
  })
})
