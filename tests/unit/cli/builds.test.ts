import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBuild, keepBuild, makeCurrent, noteUser, removeUnusedBuilds } from '@/lib/cli/build-folders'
import { takeBuildLock } from '@/lib/cli/build-lock'
import { buildStamp } from '@/lib/cli/build-stamp'
import { printedValues } from '@/lib/core/printed-variables'

const root = mkdtempSync(path.join(tmpdir(), 'builds-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let builds: string
let made = 0
beforeEach(() => {
  builds = mkdtempSync(path.join(root, 'place-'))
  made = 0
})

/** A finished build with the given scripts, one second after the last one. */
function build(...scripts: string[]): string {
  const folder = path.join(builds, 'unfinished')
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true })
  for (const script of scripts) writeFileSync(path.join(folder, '.next/static/chunks', script), script)
  made += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 0, 0, made), toFake: ['Date'] })
  try {
    return keepBuild(folder, `stamp-${made}`, builds)
  } finally {
    vi.useRealTimers()
  }
}

const current = () => readlinkSync(path.join(builds, 'current'))
const scriptsOf = (build: string) => readdirSync(path.join(build, '.next/static/chunks')).sort()

describe('builds', () => {
  it('are found by their stamp', () => {
    const [first, second] = [build('a.js'), build('b.js')]
    expect(findBuild('stamp-1', builds)).toBe(first)
    expect(findBuild('stamp-2', builds)).toBe(second)
    expect(findBuild('stamp-3', builds)).toBeUndefined()
  })

  it('become current with the scripts of the one before, but not with those of older ones', () => {
    const [first, second, third] = [build('a.js', 'x.js'), build('b.js', 'x.js'), build('c.js')]
    for (const one of [first, second, third]) makeCurrent(one)
    expect(current()).toBe(path.basename(third))
    expect(scriptsOf(second)).toEqual(['a.js', 'b.js', 'x.js'])
    expect(scriptsOf(third)).toEqual(['b.js', 'c.js', 'x.js'])
    expect(readFileSync(path.join(third, '.next/static/chunks/b.js'), 'utf8')).toBe('b.js')
  })

  it('serve the scripts of the one before when an older one becomes current again', () => {
    const [first, second] = [build('a.js'), build('b.js')]
    for (const one of [first, second, first]) makeCurrent(one)
    expect(current()).toBe(path.basename(first))
    expect(scriptsOf(first)).toEqual(['a.js', 'b.js'])
  })

  it('stay while they are current, served, or the newest of the others', () => {
    const [first, second, third, fourth] = [build('a.js'), build('b.js'), build('c.js'), build('d.js')]
    makeCurrent(fourth)
    noteUser(first)
    removeUnusedBuilds(builds)
    expect([first, second, third, fourth].map((one) => existsSync(one))).toEqual([true, false, true, true])
  })

  it('go when the process that served them has ended', () => {
    const [first, second, third] = [build('a.js'), build('b.js'), build('c.js')]
    makeCurrent(third)
    mkdirSync(path.join(first, 'users'))
    // Larger than any process id.
    writeFileSync(path.join(first, 'users', '99999999'), '')
    removeUnusedBuilds(builds)
    expect([first, second, third].map((one) => existsSync(one))).toEqual([false, true, true])
  })
})

it('a second build waits for the first one and names its process', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const free = await takeBuildLock(builds)
  let isTaken = false
  const second = takeBuildLock(builds).then((freeSecond) => {
    isTaken = true
    freeSecond()
  })
  await expect
    .poll(() => error.mock.calls)
    .toEqual([[`另一个构建正在进行（进程号 ${process.pid}），等它结束`]])
  expect(isTaken).toBe(false)
  free()
  await second
  expect(isTaken).toBe(true)
  error.mockRestore()
})

describe('the printed variables of a build', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a default written out',
      { SITE_ORIGIN: 'http://localhost:3000', WEB_VITALS_SAMPLE: '5', SHOW_SAMPLES: '1' },
    ],
    ['the same address in another form', { SITE_ORIGIN: 'http://localhost:3000/' }],
    ['an empty line', { ICP_NUMBER: '', SITE_ORIGIN: '' }],
    ['another port', { PORT: '4000' }],
    ['a variable that no page prints', { LOG_LEVEL: 'error' }],
  ])('are the same with %s', (_, variables) => {
    expect(printedValues(variables)).toEqual(printedValues({}))
  })

  it.each<[string, Record<string, string>]>([
    ['an address', { SITE_ORIGIN: 'http://localhost:4000' }],
    ['samples switched off', { SHOW_SAMPLES: '0' }],
    ['a record number', { ICP_NUMBER: '京ICP备1号' }],
  ])('differ with %s', (_, variables) => {
    expect(printedValues(variables)).not.toEqual(printedValues({}))
  })

  it('are part of its stamp', () => {
    expect(buildStamp(printedValues({ SHOW_SAMPLES: '0' }))).not.toBe(buildStamp(printedValues({})))
  })
})
