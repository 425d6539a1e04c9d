/**
 * `npm run bench:pages`: what one page of each kind weighs (KB gzip), how long it is (screens of a phone and of a laptop), and the
 * processor time of a list and of a cost result, beside the figures of the last release. Nothing here fails: a person looks at it before a
 * release, and `-- --keep` then writes the figures as those of the release.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import config from '@/playwright.config'
import { measurePage } from '@/tests/support/page-bytes'
import { makeBuild } from '@/tests/support/processes'
import { type BenchServer, startServer } from './server'

const pages: Record<string, string> = {
  home: '/',
  country: '/chanel/uk',
  city: '/company/bj',
  school: '/yxk/uk-university-college-london',
  'school list': '/yxk',
  article: '/headlines/au-student-visa-checklist',
  campaign: '/special/bk_zh/bk_us',
  'cost tool': '/special/study_cost',
  'cost result': '/special/study_cost?country=uk&level=master',
  'condition tool': '/special/condition_pc',
  ranking: '/special/ranking',
  comparison: '/yxk/compare?ids=uk-university-college-london,us-harvard-university',
  entry: '/special/ossd/entry',
}

/** Each is requested with an address that was never requested before, which means the same. */
const states: Record<string, string> = {
  'ms of a list': '/yxk?country=uk&sort=name',
  'ms of a cost result': '/special/study_cost?country=hk&level=master&sid=hk-university-of-hong-kong',
}
const requests = 400

const screens = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } }

type Figures = Record<string, number>

async function measureWeights(origin: string): Promise<Figures> {
  const figures: Figures = {}
  for (const [kind, address] of Object.entries(pages)) {
    const bytes = await measurePage(address, async (file) => (await fetch(new URL(file, origin))).text())
    for (const part of ['html', 'css', 'js'] as const) figures[`${kind}: ${part}`] = bytes[part] / 1000
  }
  return figures
}

async function measureLengths(origin: string): Promise<Figures> {
  const figures: Figures = {}
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    for (const [device, viewport] of Object.entries(screens)) {
      const page = await browser.newPage({ viewport })
      for (const [kind, address] of Object.entries(pages)) {
        await page.goto(`${origin}${device === 'phone' ? '/m' : ''}${address}`)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        figures[`${kind}: screens, ${device}`] = height / viewport.height
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function measureStates({ origin, cpuMs }: BenchServer): Promise<Figures> {
  const figures: Figures = {}
  for (const [what, address] of Object.entries(states)) {
    const ask = () =>
      autocannon({
        url: origin,
        connections: 8,
        amount: requests,
        idReplacement: true,
        requests: [{ path: `${address}&asked=[<id>]`, headers: { 'accept-encoding': 'gzip' } }],
      })
    // A process that has just started still compiles its code.
    await ask()
    const before = cpuMs()
    await ask()
    figures[what] = (cpuMs() - before) / requests
  }
  return figures
}

const kept = path.join(import.meta.dirname, 'last-release.csv')

function print(now: Figures): void {
  const before = Object.fromEntries(
    readFileSync(kept, 'utf8')
      .split('\n')
      .map((line) => line.split(';')),
  )
  const rows = Object.entries(now).map(([what, figure]) => [
    what,
    { now: figure.toFixed(1), 'last release': before[what] },
  ])
  console.table(Object.fromEntries(rows))
}

await makeBuild()
const server = await startServer(3300)
try {
  const figures = {
    ...(await measureWeights(server.origin)),
    ...(await measureLengths(server.origin)),
    ...(await measureStates(server)),
  }
  print(figures)
  if (process.argv.includes('--keep'))
    writeFileSync(
      kept,
      Object.entries(figures)
        .map(([what, figure]) => `${what};${figure.toFixed(1)}\n`)
        .join(''),
    )
} finally {
  await server.stop()
}
