import { expect, it } from 'vitest'
import { linkSchema, recordPath } from '@/lib/api/wire'

it.each([
  ['/us', true],
  ['/bjts_list?b=1,2', true],
  ['https://www.ucas.com/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['us', false],
  ['/a b', false],
  ['', false],
])('link %j is taken: %s', (link, taken) => {
  expect(linkSchema.safeParse(link).success).toBe(taken)
})

it.each([
  ['us-stanford-university', '/v1/schools/us-stanford-university'],
  ['..', null],
  ['a/b', null],
  ['a?b', null],
  ['', null],
])('id %j is asked for at %s', (id, path) => {
  expect(recordPath('/v1/schools', id)).toBe(path)
})
