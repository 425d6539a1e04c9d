/**
 * `npm run test:faults`: slow tests of the deployed form, through nginx with TLS, with two processes for pages and
 * two for the API. Prints a table of figures and fails when one of them is out of bounds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sendHttp } from '@/tests/contract/support/transports'
import { type Mode, modes, startFaultyUpstream } from '@/tests/faults/upstream'
import { startDeployed, type Unit } from '@/tests/support/deployed'
import { freePort } from '@/tests/support/free-port'
import { makeRelease, startSiteProcess } from '@/tests/support/processes'

const lists = ['/yxk?country=2', '/search?Keyword=usa', '/headlines', '/caselist', '/advisor']
const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
const broken: string[] = []
let phone = 13_800_000_000
let asked = 0

await makeRelease()
const upstream = await startSiteProcess(await freePort(), { DATA_DIR: path.join(folder, 'upstream') })
const faulty = await startFaultyUpstream(`http://127.0.0.1:${upstream.port}`)
const dataDir = path.join(folder, 'site')
const environment = {
  DATA_DIR: dataDir,
  APIPC_ORIGIN: faulty.origin,
  ALLOW_HTTP_UPSTREAM: '1',
}
const site = await startDeployed({ pages: 2, apis: 2, env: environment, brotli: false })
const { front } = site

try {
  await tryVisitors()
  for (const mode of Object.keys(modes) as Mode[]) await tryMode(mode)
  faulty.mode('good')
  await tryRestarts('rolling restart', (unit) => unit.process().stop(), 2)
  await tryRestarts('kill -9', (unit) => unit.process().kill(), 4)
} finally {
  await site.close()
  await upstream.stop()
  await faulty.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const line of broken) process.stdout.write(`OUT OF BOUNDS  ${line}\n`)
process.exitCode = broken.length === 0 ? 0 : 1

type Answer = { status: number; seconds: number; text: string }

async function ask(url: string, fields?: Record<string, string>): Promise<Answer> {
  const begun = performance.now()
  const body = fields === undefined ? undefined : new URLSearchParams(fields).toString()
  const reply = await sendHttp(front.origin.replace('localhost', '127.0.0.1'), {
    path: url,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Host: 'localhost',
      ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}`,
    },
    ...(body !== undefined && { body }),
  }).catch(() => ({ status: 0, text: '' }))
  return { status: reply.status, text: reply.text, seconds: (performance.now() - begun) / 1000 }
}

function say(what: string, figures: string): void {
  process.stdout.write(`${what.padEnd(34)}${figures}\n`)
}

function bound(what: string, holds: boolean): void {
  if (!holds) broken.push(what)
}

function describeAll(answers: Answer[]): string {
  return answers.map(({ status, seconds }) => `${status} ${seconds.toFixed(1)}s`).join('  ')
}

/** The same page at an address that was never requested, so that no cache can answer. */
function fresh(url: string): string {
  asked += 1
  return `${url}${url.includes('?') ? '&' : '?'}page=1&asked=${asked}`
}

/** Visitors of a page that is not cached are served at once, not one after the other. */
async function tryVisitors(): Promise<void> {
  const url = '/special/study_cost'
  await ask(fresh(url))
  const before = await timesAlone(url, 4)
  const one = fresh(url)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(one)))
  const slowest = Math.max(...answers.map(({ seconds }) => seconds))
  const alone = [...before, ...(await timesAlone(url, 3))]
  say(
    '12 visitors, one fresh page',
    `alone ${alone.map((seconds) => seconds.toFixed(2)).join(' ')}s, slowest of 12 ${slowest.toFixed(2)}s`,
  )
  bound('12 visitors of one page', slowest < Math.max(1, median(alone) * 12 * 1.5))
}

/** Seconds of single visits, one after the other. A machine may be busy with something else for one of them, so there are several. */
async function timesAlone(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push((await ask(fresh(url))).seconds)
  return times
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function lead() {
  phone += 1
  return { name: '张三', phone: String(phone), source: 'faults' }
}

async function tryMode(mode: Mode): Promise<void> {
  faulty.mode('good')
  for (let times = 0; times < 4; times += 1) await Promise.all(lists.map((url) => ask(fresh(url))))
  faulty.mode(mode)
  const readers = lists.map((url) => ask(fresh(url)))
  const fixed = await Promise.all(['/', '/special/fyusa', '/healthz'].map((url) => ask(url)))
  const form = await ask('/apipc/v1/general_form_pc', lead())
  const pages = await Promise.all(readers)
  const later = await Promise.all(lists.map((url) => ask(fresh(url))))
  say(`${mode}: ${modes[mode]}`, '')
  say('  lists, with copies', describeAll(pages))
  say('  lists, again', describeAll(later))
  say('  static pages, /healthz', describeAll(fixed))
  say('  lead', describeAll([form]))
  bound(
    `${mode}: lists answer 200 within 4 s`,
    [...pages, ...later].every(({ status, seconds }) => status === 200 && seconds < 4),
  )
  bound(
    `${mode}: static pages answer within a second`,
    fixed.every(({ status, seconds }) => status === 200 && seconds < 1.5),
  )
  bound(`${mode}: a lead is taken`, form.status === 200 && form.seconds < 10)
}

/** Sends leads while each process in turn ends and starts again. Every acknowledged lead must be stored. */
async function tryRestarts(what: string, end: (unit: Unit) => Promise<void>, rounds: number): Promise<void> {
  const acknowledged: string[] = []
  let failed = 0
  let isOver = false
  const sending = async () => {
    while (!isOver) {
      const fields = lead()
      const answer = await ask('/apipc/v1/general_form_pc', fields)
      if (answer.status === 200 && answer.text.startsWith('{"code":0')) acknowledged.push(fields.phone)
      else failed += 1
    }
  }
  const senders = [sending(), sending()]
  for (let round = 0; round < rounds; round += 1) {
    for (const units of [site.apis, site.pages]) {
      const unit = units[round % units.length]
      if (unit === undefined) continue
      await end(unit)
      await unit.start()
    }
  }
  isOver = true
  await Promise.all(senders)
  const database = new DatabaseSync(path.join(dataDir, 'site.db'), { readOnly: true })
  const stored = new Set(
    database
      .prepare('select phone from lead')
      .all()
      .map((row) => String(row.phone)),
  )
  database.close()
  const lost = acknowledged.filter((one) => !stored.has(one)).length
  say(what, `acknowledged ${acknowledged.length}, lost ${lost}, not taken ${failed}`)
  bound(`${what}: nothing acknowledged is lost`, lost === 0)
}
