import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '@/next.config'

/** What holds something of one person: browsers are to forget it. */
const personal = ['/lead-result', '/receipt/:code', '/receipt/call/:code']

/** For nobody's own: shared caches show them for two minutes, browsers ask each time but may keep them for going back. */
const keptShortly = 'public, max-age=0, s-maxage=120'

const addressOf = (file: string) =>
  `/${file
    .split('/')
    .slice(1, -1)
    .filter((folder) => !folder.startsWith('('))
    .join('/')
    .replace(/\[(\w+)\]/g, ':$1')}`

/** Pages that are made for each request. Next forbids browsers to keep these unless something else is said of them. */
const madeAnew = globSync('app/**/page.tsx')
  .filter((file) => /searchParams|force-dynamic/.test(readFileSync(file, 'utf8')))
  .map(addressOf)
  .filter((address) => !personal.includes(address))

describe('pages that are made anew', () => {
  it('are some', () => expect(madeAnew.length).toBeGreaterThan(20))

  it.each(madeAnew)('%s is kept by browsers for going back, also below /m', async (address) => {
    const rules = (await config.headers?.()) ?? []
    const said = (path: string) =>
      rules
        .filter(
          ({ source }) =>
            source === path || (source.endsWith('/ranking/:list') && path.includes('/ranking/')),
        )
        .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))
        .map(({ value }) => value)
    expect(said(address)).toContain(keptShortly)
    expect(said(`/m${address}`)).toContain(keptShortly)
    expect(said(address)).not.toContain('private, no-store')
  })

  it('leaves the addresses of one person alone', async () => {
    const rules = (await config.headers?.()) ?? []
    const kept = rules.filter(({ headers }) => headers.some(({ value }) => value === keptShortly))
    expect(kept.map(({ source }) => source).filter((source) => /receipt|lead-result/.test(source))).toEqual(
      [],
    )
  })
})
