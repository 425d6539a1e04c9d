import { expect, it } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { calls, contentCalls } from '@/lib/contract/calls'
import { contentOperations } from '@/lib/host/resources/operations'

const modules = import.meta.glob<Record<string, unknown>>('/lib/contract/*.ts', { eager: true })

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'data' in value && 'method' in value

/** The calls that each file of the contract exports, as `bookCalls = { list: … }`. */
const written = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Calls') && !file.endsWith('/calls.ts'))
    .flatMap(([, group]) =>
      Object.values(typeof group === 'object' && group !== null ? group : {})
        .filter(isCall)
        .map((call) => ({ file, call })),
    ),
)

it('knows every call of the contract: what is missing is entered in lib/contract/calls.ts', () => {
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter(({ call }) => !calls.includes(call)).map(({ file }) => file)).toEqual([])
})

it('answers every content call, once', () => {
  const answered = contentOperations.map(({ call }) => `${call.method} ${call.path}`)
  expect(answered.toSorted()).toEqual(contentCalls.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(answered).toEqual([...new Set(answered)])
})
