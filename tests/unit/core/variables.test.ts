import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variableNames } from '@/lib/core/env'
import { changedSinceBuild, misspelt } from '@/lib/core/environment-warnings'
import { printedValues, printedVariables } from '@/lib/core/printed-variables'
import { lines, table } from '@/tests/support/table'

/** The variables in the first column of the table. */
const inTable = readFileSync('lib/core/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])

const inExample = readFileSync('.env.example', 'utf8')
  .split('\n')
  .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])

describe('every variable', () => {
  it('is in the table of lib/core/README.md, which has no other but that of Node', () => {
    expect(inTable.toSorted()).toEqual([...variableNames, 'NODE_OPTIONS'].toSorted())
  })

  it('is in .env.example, except the one that the commands set', () => {
    expect(inExample.toSorted()).toEqual(variableNames.filter((name) => name !== 'NODE_ENV').toSorted())
  })
})

it("the operators' guide lists every variable that needs a new build", () => {
  const guide = readFileSync('lib/deploy/README.md', 'utf8')
  const [, chapter = ''] = guide.split('### What needs a new build')
  const [told = ''] = chapter.split('Give them')
  expect([...told.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).toSorted()).toEqual(
    [...printedVariables].toSorted(),
  )
})

describe('warnings about a build that runs with other values than it was made with', () => {
  const builtWith = JSON.stringify(printedValues({ SITE_ORIGIN: 'https://a.test' }))

  it('name each variable that pages print', () => {
    const now = { SITE_ORIGIN: 'https://b.test', LEAD_RETENTION_DAYS: '365', PORT: '4000' }
    expect(changedSinceBuild(now, builtWith)).toEqual([
      'SITE_ORIGIN：构建时是“https://a.test”，现在是“https://b.test”；页面仍是构建时的值，要重新构建',
      'LEAD_RETENTION_DAYS：构建时是“180”，现在是“365”；页面仍是构建时的值，要重新构建',
    ])
  })

  it('are none when the values are the same, and when there is no build', () => {
    const same = { SITE_ORIGIN: 'https://a.test/', LEAD_RETENTION_DAYS: '180', PORT: '4000' }
    expect(changedSinceBuild(same, builtWith)).toEqual([])
    expect(changedSinceBuild({ SITE_ORIGIN: 'https://b.test' }, '')).toEqual([])
  })
})

describe('unknown variable names', () => {
  it.each(
    table(`
      COMPANY_ADRESS | COMPANY_ADDRESS
      SMS_DRIVERS | SMS_DRIVER
      CONSULTANT_KEY | CONSULTANT_KEYS
    `),
  )('%s is reported as a misspelling of %s', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([`${name} 没有人读取；是不是 ${meant}？`])
  })

  it.each(
    lines(`
      PATH
      NODE_OPTIONS
      INVOCATION_ID
      BASE_URL
    `),
  )('%s is not reported', (name) => expect(misspelt({ [name]: 'x' })).toEqual([]))

  it('are not reported when the correct variable is set too', () => {
    expect(misspelt({ COMPANY_ADRESS: 'x', COMPANY_ADDRESS: 'x' })).toEqual([])
  })
})
