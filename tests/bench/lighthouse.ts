import { spawn } from 'node:child_process'
import { z } from 'zod'
import config from '@/playwright.config'
import { hasBrotli, startFront } from '@/tests/support/nginx'
import { pageWeights } from '@/tests/support/page-weights'
import type { Row } from './goals'

/** Fetched by npx when it is asked for; no dependency of the project. */
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

/**
 * What Lighthouse says of one page of each kind on a simulated phone, in the browser of the test suite. The site comes as visitors get
 * it, through nginx by TLS and HTTP/2; straight from the process, by HTTP/1.1, the simulation makes the same pages up to a second later.
 */
export async function measureLighthouse(site: string): Promise<Row[]> {
  const front = await startFront({
    ports: [Number(new URL(site).port)],
    release: process.cwd(),
    brotli: hasBrotli,
    trustedProxies: ['127.0.0.1'],
  })
  try {
    return await measureKinds(front.origin)
  } finally {
    await front.close()
  }
}

async function measureKinds(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, { path }] of Object.entries(pageWeights)) {
    const { categories, audits } = await run(origin + path)
    rows.push(
      {
        what: `Lighthouse, ${kind}: performance`,
        now: categories.performance.score * 100,
        unit: '',
        goal: { least: 98 },
      },
      {
        what: `Lighthouse, ${kind}: best practices`,
        now: categories['best-practices'].score * 100,
        unit: '',
        goal: { least: 100 },
      },
      {
        what: `Lighthouse, ${kind}: LCP`,
        now: audits['largest-contentful-paint'].numericValue / 1000,
        unit: 's',
        goal: { most: 1.9 },
      },
      {
        what: `Lighthouse, ${kind}: TBT`,
        now: audits['total-blocking-time'].numericValue,
        unit: 'ms',
        goal: { most: 50 },
      },
      {
        what: `Lighthouse, ${kind}: CLS`,
        now: audits['cumulative-layout-shift'].numericValue,
        unit: '',
        goal: { most: 0.01 },
      },
    )
  }
  return rows
}

async function run(url: string): Promise<z.output<typeof reportSchema>> {
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --ignore-certificate-errors',
  ]
  // A phone's agent would be sent to the mobile site.
  const form = ['--form-factor=mobile', '--emulated-user-agent=Mozilla/5.0 Lighthouse']
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...flags, ...form], {
    env: { ...process.env, CHROME_PATH: config.use?.launchOptions?.executablePath },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`)
  return reportSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
}
