import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { smsDrivers, smsProviders } from '@/lib/core/sms-providers'
import { flag, table } from '@/tests/support/table'

const linesOf = (source: Record<string, string>): readonly string[] => {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof Explained) return error.lines
    throw error
  }
}

const digest = 'a'.repeat(64)

describe('the configuration', () => {
  it('needs no variable to start', () => {
    expect(parseEnv({})).toMatchObject({
      NODE_ENV: 'development',
      SITE_ORIGIN: 'http://localhost:3000',
      DATA_DIR: 'data',
      SMS_DRIVER: 'log',
      CONSULTANT_KEYS: [],
      CONSENT_REQUIRED: false,
      TRUSTED_PROXY_HOPS: 0,
      LEAD_RETENTION_DAYS: 180,
      ALLOW_HTTP_UPSTREAM: false,
    })
  })

  it('links to the port on which the site listens when no address is set', () => {
    expect(parseEnv({ PORT: '4001' }).SITE_ORIGIN).toBe('http://localhost:4001')
    expect(parseEnv({ PORT: '4001', SITE_ORIGIN: 'https://www.meishi.test' }).SITE_ORIGIN).toBe(
      'https://www.meishi.test',
    )
  })

  it('treats an empty variable as not set', () => {
    const names = [
      'SITE_ORIGIN',
      'MOBILE_ORIGIN',
      'CODE_SECRET',
      'CONSULTANT_KEYS',
      'CONSENT_REQUIRED',
      'TRUSTED_PROXY_HOPS',
    ]
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}))
  })

  it('reads the values that are set', () => {
    expect(
      parseEnv({
        SITE_ORIGIN: 'https://www.meishi.test/',
        CONSENT_REQUIRED: '1',
        TRUSTED_PROXY_HOPS: '2',
        LEAD_RETENTION_DAYS: '30',
        CONSULTANT_KEYS: `${digest}, ${'b'.repeat(64)}`,
      }),
    ).toMatchObject({
      SITE_ORIGIN: 'https://www.meishi.test',
      CONSENT_REQUIRED: true,
      TRUSTED_PROXY_HOPS: 2,
      LEAD_RETENTION_DAYS: 30,
      CONSULTANT_KEYS: [digest, 'b'.repeat(64)],
    })
  })

  it.each([
    ['CONSULTANT_KEYS', Array.from({ length: 51 }, () => digest).join(',')],
    ...table(`
      SITE_ORIGIN | ftp://www.meishi.test
      MOBILE_ORIGIN | javascript:alert(1)
      CHAT_SCRIPT_URL | http://chat.example.com/widget.js
      CODE_SECRET | short
      CONSULTANT_KEYS | key-in-the-clear
      CONSULTANT_KEYS | :${digest}
      CONSENT_REQUIRED | yes
      TRUSTED_PROXY_HOPS | one
      LEAD_RETENTION_DAYS | 0
      INSTANCE_COUNT | 2
      SMS_DRIVER | pigeon
      HOST_ROLE | pages
      API_PORT | 0
      METRICS_KEY | short
      WEB_VITALS_SAMPLE | 101
      DISK_FLOOR_MB | 0
      OUTBOX_AGE_HOURS | many
      LOG_LEVEL | debug
      ALLOW_HTTP_UPSTREAM | true
    `),
  ])('reports %s=%s as wrong, in one line', (name, value) => {
    const lines = linesOf({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}[.:]`))
  })

  it('reports all wrong variables at once', () => {
    const lines = linesOf({ SITE_ORIGIN: 'x', CODE_SECRET: 'x', SMS_DRIVER: 'x' })
    expect(lines.map((line) => line.split(':')[0])).toEqual(['SITE_ORIGIN', 'CODE_SECRET', 'SMS_DRIVER'])
  })

  it.each(smsDrivers)('requires what %s needs', (driver) => {
    const needed = smsProviders[driver].variables.map((name) => `${name}: SMS_DRIVER=${driver} 时必须填写`)
    expect(linesOf({ SMS_DRIVER: driver })).toEqual(needed)
  })

  it('requires PostgreSQL for several machines, and a shared secret', () => {
    const DATABASE_URL = 'postgres://site:secret@127.0.0.1:5432/leads'
    const CODE_SECRET = 'c'.repeat(32)
    expect(linesOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^CODE_SECRET: /)])
    expect(linesOf({ DATABASE_URL, CODE_SECRET, INSTANCE_COUNT: '3' })).toEqual([])
    for (const wrong of ['mysql://a:b@127.0.0.1/c', '127.0.0.1:5432', 'leads']) {
      expect(linesOf({ DATABASE_URL: wrong, CODE_SECRET })).toEqual([
        expect.stringMatching(/^DATABASE_URL: /),
      ])
    }
    expect(linesOf({ INSTANCE_COUNT: '3' })).toEqual([expect.stringMatching(/^INSTANCE_COUNT: .+PostgreSQL/)])
    expect(parseEnv({})).toMatchObject({ INSTANCE_COUNT: 1 })
  })

  it('requires https of an upstream, unless http is allowed explicitly', () => {
    expect(linesOf({ APIPC_ORIGIN: 'http://api.meishi.test' })).toHaveLength(1)
    expect(linesOf({ APIPC_ORIGIN: 'http://api.meishi.test', ALLOW_HTTP_UPSTREAM: '1' })).toEqual([])
    expect(linesOf({ APIPC_ORIGIN: 'https://api.meishi.test' })).toEqual([])
  })

  it.each(
    table(
      `
      |  | yes
      http://127.0.0.1:3550 |  | yes
      http://site.localhost |  | yes
      https://www.meishi.test |  | no
      https://localhost.meishi.test |  | no
      https://www.meishi.test | 1 | yes
      http://localhost:3000 | 0 | no
    `,
      [String, String, flag],
    ),
  )('at %j with SHOW_SAMPLES=%j: samples shown is %j', (SITE_ORIGIN, SHOW_SAMPLES, shown) => {
    expect(parseEnv({ SITE_ORIGIN, SHOW_SAMPLES }).SHOW_SAMPLES).toBe(shown)
  })
})
