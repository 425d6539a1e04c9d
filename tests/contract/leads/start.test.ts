import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeSecret, createUntouched, execute } from '@/tests/contract/support/database'
import { scriptOf } from '@/tests/support/bundle-script'

type Ended = { status: number; stdout: string; stderr: string }

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function start({ NODE_ENV = 'test', ...env }: Partial<NodeJS.ProcessEnv>): Promise<Ended> {
  const company = {
    COMPANY_NAME: 'a',
    COMPANY_ADDRESS: 'b',
    ICP_NUMBER: 'c',
    POLICE_NUMBER: '11010102000001',
  }
  const options = { env: { ...process.env, DATA_DIR: dataDir, ...company, ...env, NODE_ENV } }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [scriptOf('tests/contract/support/start-host.ts')],
      options,
      (error, stdout, stderr) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
      },
    )
  })
}

describe('the start of a server', () => {
  it('opens the store before the first request', async () => {
    // The search index is built in the background, with a log line when it is done.
    const database = await createUntouched()
    const { status, stdout, stderr } = await start({
      DATA_DIR: database.dataDir,
      CODE_SECRET: database.codeSecret,
      ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^started\n/)
    const { databaseUrl } = database
    if (databaseUrl !== undefined) await execute(databaseUrl, 'select version from meta')
    else expect(statSync(join(database.dataDir, 'site.db')).size).toBeGreaterThan(0)
  })

  it('logs what the company has not filled in, and continues', async () => {
    const { status, stderr } = await start({ COMPANY_NAME: '', ICP_NUMBER: '' })
    expect(status).toBe(0)
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['COMPANY_NAME', 'ICP_NUMBER'])
  })

  it('says in production that codes are only printed, and that one process does everything', async () => {
    const { stderr } = await start({ NODE_ENV: 'production' })
    expect(stderr).toContain('SMS_DRIVER=log')
    expect(stderr).toContain('一个进程同时做页面和接口')
  })

  it('ends with one line for each wrong variable', async () => {
    const { status, stdout, stderr } = await start({ SITE_ORIGIN: 'x', SMS_DRIVER: 'y' })
    expect([status, stdout]).toEqual([1, ''])
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['SITE_ORIGIN', 'SMS_DRIVER'])
  })

  it('ends with a line for each error in the routing rules', async () => {
    writeFileSync(join(dataDir, 'routing.yaml'), 'offices:\n  北京: { people: [] }\nrules:\n  - to: 天津\n')
    const { status, stdout, stderr } = await start({})
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toEqual([
      'routing.yaml 第 2 行，offices › 北京 › people：至少写一位顾问',
      expect.stringContaining('routing.yaml 第 4 行，rules 第 1 条 › to 第 1 条：offices 里没有“天津”'),
    ])
  })

  it('ends with one line when PostgreSQL cannot be reached', async () => {
    const { status, stderr } = await start({
      DATABASE_URL: 'postgres://site:the-password@127.0.0.1:1/leads',
      CODE_SECRET: codeSecret,
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^PostgreSQL 127\.0\.0\.1:1\/leads 打不开：.+\n$/)
    expect(stderr).not.toContain('the-password')
  })

  it('ends with one line when the data folder cannot be written', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    const { status, stderr } = await start({ DATA_DIR: join(file, 'data') })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^数据目录 .+ 不能写入，请检查 DATA_DIR 与权限：.+\n$/)
  })

  it('ends with one line when the database is broken', async () => {
    const file = join(dataDir, 'site.db')
    writeFileSync(file, 'nonsense '.repeat(1000))
    const { status, stderr } = await start({})
    expect(status).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('nonsense '.repeat(1000))
    expect(stderr).toMatch(/^数据库 .+ 已损坏，请从备份恢复后再启动\n$/)
  })
})
