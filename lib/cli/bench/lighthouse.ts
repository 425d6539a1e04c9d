import { spawn } from 'node:child_process'
import { z } from 'zod'
import config from '@/playwright.config'
import { freePort } from '@/tests/support/free-port'
import { hasBrotli, startFront } from '@/tests/support/nginx'
import { pageWeights } from '@/tests/support/page-weights'
import { currentFolder } from '@/tests/support/processes'
import type { Row } from './goals'
import { startServer } from './server'

/** Downloaded by npx on demand; not a dependency of the project. */
const version = '12.8.2'

const audit = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    'best-practices': z.object({ score: z.number() }),
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})
type Report = z.output<typeof reportSchema>

/**
 * Lighthouse results of one page of each kind on a simulated phone, in the browser of the test suite. The site is served as to visitors,
 * through nginx with TLS and HTTP/2; directly from the process, by HTTP/1.1, the simulation makes the same pages up to a second slower.
 */
export async function measureLighthouse(site: string): Promise<Row[]> {
  // Without an API behind it, every page would log an error for its count of visits.
  const api = await startServer(await freePort())
  const front = await startFront({
    ports: [Number(new URL(site).port)],
    apiPorts: [Number(new URL(api.origin).port)],
    release: currentFolder,
    brotli: hasBrotli,
    trustedProxies: ['127.0.0.1'],
  })
  try {
    return await measureKinds(front.origin)
  } finally {
    await front.close()
    await api.stop()
  }
}

/** Runs per page, of which the median counts: single runs differ by several points. */
const runs = 3

async function measureKinds(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, { path }] of Object.entries(pageWeights)) {
    const reports: Report[] = []
    for (let at = 0; at < runs; at++) reports.push(await run(origin + path))
    const median = (of: (report: Report) => number) =>
      reports.map(of).sort((a, b) => a - b)[(runs - 1) / 2] ?? Number.NaN
    const row = (figure: string, of: (report: Report) => number, unit: string, goal: Row['goal']): Row => ({
      what: `Lighthouse, ${kind}: ${figure}`,
      now: median(of),
      unit,
      goal,
    })
    rows.push(
      row('performance', ({ categories }) => categories.performance.score * 100, '', { least: 95 }),
      row('best practices', ({ categories }) => categories['best-practices'].score * 100, '', { least: 100 }),
      row('LCP', ({ audits }) => audits['largest-contentful-paint'].numericValue / 1000, 's', { most: 2.5 }),
      row('TBT', ({ audits }) => audits['total-blocking-time'].numericValue, 'ms', { most: 150 }),
      row('CLS', ({ audits }) => audits['cumulative-layout-shift'].numericValue, '', { most: 0.02 }),
    )
  }
  return rows
}

async function run(url: string): Promise<Report> {
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --ignore-certificate-errors',
  ]
  // With a phone's user agent the site would redirect to the mobile site.
  const form = ['--form-factor=mobile', '--emulated-user-agent=Mozilla/5.0 Lighthouse']
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...flags, ...form], {
    env: {
      ...process.env,
      ...config.use?.launchOptions?.env,
      CHROME_PATH: config.use?.launchOptions?.executablePath,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`)
  return reportSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
}
