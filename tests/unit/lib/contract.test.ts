import { expect, it } from 'vitest'
import type { Operation } from '@/lib/contract/operation'
import { contentOperations, operations } from '@/lib/contract/operations'
import { contentAnswers } from '@/lib/host/resources/answers'

const modules = import.meta.glob<Record<string, unknown>>('/lib/contract/*.ts', { eager: true })

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'data' in value && 'method' in value

/** The operations that each file of the contract exports, as `bookOperations = { list: … }`. */
const written = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Operations') && !file.endsWith('/operations.ts'))
    .flatMap(([, group]) =>
      Object.values(typeof group === 'object' && group !== null ? group : {})
        .filter(isOperation)
        .map((operation) => ({ file, operation })),
    ),
)

it('contains every operation of the contract; enter a missing one in lib/contract/operations.ts', () => {
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter(({ operation }) => !operations.includes(operation)).map(({ file }) => file)).toEqual(
    [],
  )
})

it('has one answer for every content operation', () => {
  const answered = contentAnswers.map(({ operation }) => `${operation.method} ${operation.path}`)
  expect(answered.toSorted()).toEqual(
    contentOperations.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  expect(answered).toEqual([...new Set(answered)])
})
