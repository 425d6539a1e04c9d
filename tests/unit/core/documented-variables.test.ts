import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variableNames } from '@/lib/core/env'

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
