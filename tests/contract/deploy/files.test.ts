import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeConfiguration } from '@/lib/cli/release'
import { deployFiles } from '@/lib/deploy/files'
import { fill } from '@/lib/deploy/fill'
import { deploySchema } from '@/lib/deploy/settings'
import { runNode } from '@/tests/support/run-script'

const files = deployFiles(
  deploySchema.parse({ names: ['www.meishi.test'], ports: [4101, 4102, 4103], dataDir: '/srv/leads' }),
)

describe('the nightly backup', () => {
  let folder: string
  beforeEach(() => {
    // Not in the folder for temporary files, from which some machines run no program.
    const place = resolve('node_modules/.cache')
    mkdirSync(place, { recursive: true })
    folder = mkdtempSync(join(place, 'nightly-'))
    for (const name of ['bin', 'copies/2026-01-01T033000', 'copies/kept by hand']) {
      mkdirSync(join(folder, name), { recursive: true })
    }
    for (const name of ['2026-01-01T033000', 'kept by hand']) utimesSync(join(folder, 'copies', name), 0, 0)
    write('node', '')
    write('pg_restore', '')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name: string, line: string) =>
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })

  const runBackup = () => {
    const settings = { names: ['www.meishi.test'], release: folder, backupDir: `${folder}/copies` }
    const script = deployFiles(deploySchema.parse(settings))['bin/backup'] ?? ''
    const env = {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      DATABASE_URL: 'postgres://db.test/leads',
    }
    const { status } = spawnSync('sh', ['-c', script], { env: { ...env, NODE_ENV: 'test' } })
    return { status, copies: readdirSync(join(folder, 'copies')).sort() }
  }

  it('deletes old copies, and nothing else, after a new one', () => {
    write('pg_dump', '')
    const copies = [expect.stringMatching(/^20(?!26-01-01T)\d\d-/), 'kept by hand']
    expect(runBackup()).toEqual({ status: 0, copies })
  })

  it.each([
    ['fails', 'exit 1', ''],
    ['cannot be read', '', 'exit 1'],
  ])('fails and keeps the last good copy when the dump %s', (_, dump, restore) => {
    write('pg_dump', dump)
    write('pg_restore', restore)
    expect(runBackup()).toEqual({ status: 1, copies: ['2026-01-01T033000', 'kept by hand'] })
  })
})

describe('a template', () => {
  it('is filled with values, conditions and lists', () => {
    const template =
      '{{a}} b\n{{#yes}}\n  {{#list}}\n  one {{.}} of {{a}}\n  {{/list}}\n{{/yes}}\n{{^yes}}\nno\n{{/yes}}\n  {{empty}}\nend\n'
    const values = { a: 'A', yes: true, list: [1, 2], empty: '' }
    expect(fill(template, values)).toBe('A b\n  one 1 of A\n  one 2 of A\nend\n')
    expect(fill(template, { ...values, yes: false })).toBe('A b\nno\nend\n')
  })

  it('with a name that has no value is refused', () => {
    expect(() => fill('listen {{prot}};', { port: 80 })).toThrow('prot')
  })
})

describe('the container file', () => {
  const text = files.Containerfile ?? ''

  it('gets the variables that pages print when it is built, and no secret', () => {
    expect(text).toContain('\nARG SITE_ORIGIN=\n')
    expect(text).not.toMatch(/SECRET|KEY|PASSWORD|DATABASE_URL/)
    expect(files['Containerfile.dockerignore']?.split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data', 'node_modules', '.git']),
    )
  })
})

describe('the nginx configuration', () => {
  it.each([
    ['443', 'return 301 https://www.meishi.test$request_uri;'],
    ['127.0.0.1:8443', 'return 301 https://www.meishi.test:8443$request_uri;'],
  ])('redirects visitors without TLS to the port of TLS: %s', (listen, line) => {
    const tls = { listen, certificate: '/c', key: '/k' }
    const text = deployFiles(deploySchema.parse({ names: ['www.meishi.test'], tls }))['nginx/meishi.conf']
    expect(text).toContain(line)
  })

  it.each([
    { names: [] },
    { names: ['a b'] },
    { names: ['a'], release: '/opt/x; rm' },
    { names: ['a'], ports: [] },
    { names: ['a'], ports: [3001, 3001] },
    { names: ['a'], ports: [80] },
    { names: ['a'], ports: [3101] },
    { names: ['a'], apiPorts: [] },
    { names: ['a'], trustedProxies: ['any; x'] },
    { names: ['a'], user: 'root;' },
  ])('cannot be made with %j', (input) => {
    expect(deploySchema.safeParse(input).success).toBe(false)
  })
})

it('a release contains no configuration and no leads of the machine that builds it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  for (const name of ['.env', '.env.production', '.env.local', 'server.js'])
    writeFileSync(join(folder, name), 'x')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/site.db'), 'x')
  removeConfiguration(folder)
  expect(readdirSync(folder)).toEqual(['server.js'])
  rmSync(folder, { recursive: true, force: true })
})

describe('npm run deploy:files', () => {
  let out: string
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'deploy-'))
  })
  afterEach(() => rmSync(out, { recursive: true, force: true }))

  const run = (...flags: string[]) => runNode(['--import', 'tsx', 'lib/cli/deploy-files.ts', ...flags])

  it('writes all files, filled', async () => {
    const flags = '--port 4001 --api-port 4101 --api-rate 7 --code-burst 3 --connections 9'.split(' ')
    const place = ['--out', out, '--name', 'www.meishi.test', '--environment-file', '/etc/site/site.env']
    const { code, stdout } = await run(...place, ...flags)
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 18])
    const nginx = readFileSync(join(out, 'nginx/meishi.conf'), 'utf8')
    for (const line of [
      ...['server_name www.meishi.test;', 'server 127.0.0.1:4001 ', 'server 127.0.0.1:4101 ', 'brotli on;'],
      ...['zone=site_api:10m rate=7r/s;', 'limit_req zone=site_api burst=60 nodelay;'],
      ...['limit_req zone=site_codes burst=3 nodelay;', 'limit_conn site_connections 9;'],
    ])
      expect(nginx).toContain(line)
    const unit = readFileSync(join(out, 'systemd/meishi-web@.service'), 'utf8')
    expect(unit).toContain('\nEnvironmentFile=/etc/site/site.env\n')
    expect(existsSync(join(out, 'systemd/meishi-api@.service'))).toBe(true)
  })

  it('writes for an nginx without brotli', async () => {
    await run('--out', out, '--name', 'www.meishi.test', '--no-brotli')
    expect(readFileSync(join(out, 'nginx/meishi.conf'), 'utf8')).not.toContain('brotli')
  })

  it('prints its help', async () => {
    const stdout = expect.stringContaining('--tls-certificate')
    expect(await run('--help')).toEqual({ code: 0, stderr: '', stdout })
  })

  it.each([
    [[], '用法'],
    [['--nonsense'], '用法'],
    [['--out', '/tmp/none', '--name', 'a;b'], '要写成主机名'],
    [['--out', '/tmp/none', '--name', 'a', '--api-rate', '0'], 'apiRate.perSecond: 要写成正整数'],
    [['--out', '/tmp/none', '--name', 'a', '--web-memory-mb', 'x'], 'webMemoryMb: '],
    [['--out', '/tmp/none', '--name', 'a', '--tls-key', '/k'], '--tls-certificate 与 --tls-key 要一起写'],
  ])('names what is wrong with %j', async (flags, message) => {
    expect(await run(...flags)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) })
  })
})
