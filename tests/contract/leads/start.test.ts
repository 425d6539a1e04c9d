import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeSecret, createUntouched, execute } from '@/tests/contract/support/database'
import { runScript } from '@/tests/support/run-script'

const company = {
  ...{ COMPANY_NAME: 'a', COMPANY_ADDRESS: 'b', ICP_NUMBER: 'c', POLICE_NUMBER: '11010102000001' },
}

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (env: Record<string, string> = {}) =>
  runScript('tests/contract/support/start-host.ts', [], { DATA_DIR: dataDir, ...company, ...env })
const firstWords = (text: string, end: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(end)[0])

describe('the start of a server', () => {
  it('opens the store before the first request', async () => {
    // The search index is built in the background, with a log line when it is done.
    const { dataDir, codeSecret, databaseUrl } = await createUntouched()
    const { code, stdout, stderr } = await start({
      ...{ DATA_DIR: dataDir, CODE_SECRET: codeSecret ?? '' },
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^started\n/)
    if (databaseUrl !== undefined) await execute(databaseUrl, 'select version from meta')
    else expect(statSync(join(dataDir, 'site.db')).size).toBeGreaterThan(0)
  })

  it('logs what the company has not filled in, and continues', async () => {
    const { code, stderr } = await start({ COMPANY_NAME: '', ICP_NUMBER: '' })
    expect([code, firstWords(stderr, ' ')]).toEqual([0, ['COMPANY_NAME', 'ICP_NUMBER']])
  })

  it('says in production that codes are only printed, and that one process does everything', async () => {
    const { stderr } = await start({ NODE_ENV: 'production' })
    expect(stderr).toContain('SMS_DRIVER=log')
    expect(stderr).toContain('一个进程同时做页面和接口')
  })

  it('ends with one line for each wrong variable', async () => {
    const { code, stdout, stderr } = await start({ SITE_ORIGIN: 'x', SMS_DRIVER: 'y' })
    expect([code, stdout, firstWords(stderr, ':')]).toEqual([1, '', ['SITE_ORIGIN', 'SMS_DRIVER']])
  })

  it('ends with a line for each error in the routing rules', async () => {
    writeFileSync(join(dataDir, 'routing.yaml'), 'offices:\n  北京: { people: [] }\nrules:\n  - to: 天津\n')
    const { code, stdout, stderr } = await start()
    expect([code, stdout]).toEqual([1, ''])
    expect(firstWords(stderr, '，')).toEqual(['routing.yaml 第 2 行', 'routing.yaml 第 4 行'])
  })

  // What the errors of a store say is a rule of store/sqlite and store/postgresql.
  it('ends with one line when the database cannot be opened', async () => {
    const DATABASE_URL = 'postgres://site:the-password@127.0.0.1:1/leads'
    const { code, stderr } = await start({ DATABASE_URL, CODE_SECRET: codeSecret })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^PostgreSQL 127\.0\.0\.1:1\/leads 打不开：.+\n$/)
    expect(stderr).not.toContain('the-password')
  })
})
