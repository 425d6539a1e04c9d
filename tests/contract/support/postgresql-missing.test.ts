import { expect, it } from 'vitest'

it('PostgreSQL is installed: these tests run on it too (Debian: apt-get install postgresql)', () => {
  expect.fail(
    'found no initdb and postgres in PATH, in /usr/lib/postgresql/*/bin, and none in npm’s packages for this platform',
  )
})
