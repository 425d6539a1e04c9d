/**
 * Runs the parts of a test run, all of them even when one fails. Prints at the end the slowest
 * tests, what failed, and one line of the form `N passed, N failed`. `npm test` runs what every change needs; `npm
 * run test:all` runs the rest; `npm run verify` what takes half a minute before a commit.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

type Timed = { name: string; seconds: number }
type Failure = { name: string; reason: string }
type Outcome = { passed: number; failures: Failure[]; tests: Timed[]; notRun: string[] }
type Part = {
  name: string
  command: string[]
  env?: Record<string, string>
  read?: (report: unknown) => Outcome
}

/** Each process of the tests loads the same packages: only the first one compiles them. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
const reportOf = (name: string) => path.join(reports, `${name}.json`)

const inProjects = (projects: readonly string[]) => [
  ...['--config', 'tests/vitest.config.ts'],
  ...projects.flatMap((project) => ['--project', project]),
]

const vitest = (name: string, projects: readonly string[], env: Record<string, string> = {}): Part => ({
  name,
  command: [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
    ...inProjects(projects),
  ],
  env,
  read: readVitest,
})

const playwright = (name: string, args: readonly string[], env: Record<string, string> = {}): Part => ({
  name,
  command: ['playwright', 'test', '--reporter=dot,json,./tests/e2e/run-folder-reporter.ts', ...args],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  read: readPlaywright,
})

/** Tests of what nginx in front can break: caches and redirects by device, forms, links, stored leads. */
const crossingTheFront = [
  'first-html',
  'lead-flow',
  'middleware',
  'errors',
  'health',
  'forms',
  'receipt',
  'mobile',
  'page-cache',
  'failing-page',
]

/** The site as the public gets it, without samples. The parts with this setting share one build. */
const withoutSamples = { SHOW_SAMPLES: '0' }

const routes: Part = { name: 'routes', command: ['next', 'typegen'] }
/** Each of several threads would check the shared types again. */
const types: Part = { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'] }
const lint: Part = { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] }

/** Files, exports and packages that nothing uses. */
const unused: Part = { name: 'unused', command: ['knip', '--no-progress'] }

/** What `npm test` runs in Node, and what it leaves to `npm run test:all`. */
const lanes = { unit: ['unit'], component: ['component*'], contract: ['contract', 'contract-apart'] }
const units = Object.values(lanes).flat()
const thorough = ['thorough-*']

/** As many files as half a minute has room for. */
const mostFiles = 60

const linesOf = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean)

/**
 * The tests whose imports lead to a file that differs from the main branch. Of a file that half of the site imports these are hundreds:
 * then those run that lie nearest to what was changed, and the part says how many it leaves to `npm test`.
 */
function changed(): Part[] {
  const args = ['list', '--filesOnly', '--json', '--changed', 'main', ...inProjects([...units, ...thorough])]
  const tests = z
    .array(z.object({ file: z.string() }))
    .parse(
      JSON.parse(execFileSync('vitest', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    .map(({ file }) => path.relative('.', file))
  if (tests.length === 0) return []
  const files = [
    ...linesOf('git', ['diff', '--name-only', 'main']),
    ...linesOf('git', ['ls-files', '--others', '--exclude-standard']),
  ]
  const rooms = new Set(files.flatMap((file) => path.dirname(file).split('/')))
  const near = (test: string) =>
    files.includes(test) ? Number.POSITIVE_INFINITY : test.split('/').filter((part) => rooms.has(part)).length
  const run = tests.toSorted((a, b) => near(b) - near(a)).slice(0, mostFiles)
  if (run.length < tests.length)
    console.log(
      `\nLeft to npm test and npm run test:all: ${tests.length - run.length} of ${tests.length} files`,
    )
  const part = vitest('changed', [...units, ...thorough])
  return [{ ...part, command: [...part.command, ...run] }]
}

/** Each in one process, which reads and compiles what its files share once. */
const inLanes = Object.entries(lanes).map(([name, projects]) => {
  const part = vitest(name, projects, { SEARCH_FILE_OF_TESTS: path.join(reports, 'search.db') })
  return { ...part, command: [...part.command, '--maxWorkers=1'] }
})

const databases = vitest('databases', ['contract-postgresql', 'contract-faults'])

/** The parts of a list run side by side. */
const runs: Record<string, readonly (Part | readonly Part[] | (() => Part[]))[]> = {
  verify: [
    routes,
    [types, lint, unused, { name: 'content', command: ['tsx', 'lib/cli/check-content.ts'] }],
    changed,
  ],
  change: [routes, [types, lint, ...inLanes, playwright('smoke', ['--project=smoke'])]],
  all: [
    unused,
    vitest('commands', ['commands']),
    vitest('thorough', thorough),
    vitest('units-a-year-later', ['unit', 'component*'], {
      NODE_OPTIONS: `--import ${path.resolve('tests/support/later-clock.mjs')}`,
    }),
    // These wait for processes, locks, archives and the ends of leases most of the time.
    [{ ...databases, command: [...databases.command, '--maxWorkers=4'] }, vitest('drills', ['drills'])],
    playwright('browser', ['--project=full']),
    vitest('browser-engines', ['browsers']),
    [vitest('development', ['dev']), vitest('front', ['front'])],
    // It leaves a build without samples, which the next parts use.
    vitest('builds', ['builds']),
    playwright('behind-front', ['--project=smoke', '--project=full', ...crossingTheFront], {
      FRONT: 'nginx',
      ...withoutSamples,
    }),
    playwright('without-samples', ['--project=public'], withoutSamples),
  ],
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

function readVitest(report: unknown): Outcome {
  const files = vitestSchema.parse(report).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  // A file that cannot be loaded has no tests.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    notRun: tests
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...broken.map(({ name, message }) => ({ name, reason: message ?? '' })),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: fullName,
          reason: failureMessages?.join('\n') ?? '',
        })),
    ],
    tests: tests.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  }
}

const resultSchema = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })),
})
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(resultSchema) })),
})
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})
type Suite = z.output<typeof suiteSchema>

function readPlaywright(report: unknown): Outcome {
  const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
  const specs = z
    .object({ suites: z.array(suiteSchema) })
    .parse(report)
    .suites.flatMap(specsOf)
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  return {
    notRun: specs.filter((spec) => !ran.includes(spec)).map(({ file, title }) => `${file} ${title}`),
    passed: ran.filter(({ ok }) => ok).length,
    failures: ran
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${file} ${title}`,
        reason: tests
          .flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
          )
          .join('\n'),
      })),
    tests: ran.map(({ file, title, tests }) => ({
      name: `${file} ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}

/** @param isAlone false collects what the part prints, and prints it at its end */
async function run(
  { name, command, env, read }: Part,
  isAlone: boolean,
): Promise<Outcome & { name: string; seconds: number }> {
  if (isAlone) console.log(`\n— ${name}`)
  const start = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  const { promise, resolve } = Promise.withResolvers<boolean>()
  child.once('error', () => resolve(false))
  child.once('close', (code) => resolve(code === 0))
  const isGood = await promise
  if (!isAlone) console.log(`\n— ${name}\n${Buffer.concat(printed)}`)
  const seconds = (performance.now() - start) / 1000
  const report = reportOf(name)
  const outcome = read && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : null
  // A part that exits with an error although no test failed has failed too.
  const part = { name, reason: `${command.join(' ')} ended badly` }
  if (outcome === null)
    return { name, passed: isGood ? 1 : 0, failures: isGood ? [] : [part], tests: [], notRun: [], seconds }
  const failures = isGood || outcome.failures.length > 0 ? outcome.failures : [part]
  return { name, ...outcome, failures, seconds }
}

const steps = runs[process.argv[2] ?? 'change']
if (steps === undefined) throw new Error(`no such run: ${process.argv[2]}`)
const outcomes: Awaited<ReturnType<typeof run>>[] = []
for (const step of steps) {
  const parts = typeof step === 'function' ? step() : [step].flat()
  outcomes.push(...(await Promise.all(parts.map((part) => run(part, parts.length === 1)))))
}
rmSync(reports, { recursive: true, force: true })

console.log('\nSlowest tests')
const slowest = outcomes.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds)
for (const { name, seconds } of slowest.slice(0, 20))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
const notRun = outcomes.flatMap((outcome) => outcome.notRun)
if (notRun.length > 0) console.log(`\nNot run\n${notRun.map((name) => `  ${name}`).join('\n')}`)
console.log('\nParts')
for (const { name, seconds, passed, failures } of outcomes) {
  console.log(`${seconds.toFixed(0).padStart(7)} s  ${name}: ${passed} passed, ${failures.length} failed`)
}
// Printed last, because the end of a shortened log is kept.
const failures = outcomes.flatMap((outcome) => outcome.failures)
if (failures.length > 0) console.log('\nFailed')
for (const { name, reason } of failures)
  console.log(`  ${name}\n    ${stripVTControlCharacters(reason).slice(0, 600).replaceAll('\n', '\n    ')}`)
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
