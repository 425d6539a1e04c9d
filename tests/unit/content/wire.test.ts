import { expect, it } from 'vitest'
import { idSchema, linkSchema } from '@/lib/contract/fields'
import { flag, table } from '@/tests/support/table'

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
])('link %j is accepted: %s', (link, taken) => {
  expect(linkSchema.safeParse(link).success).toBe(taken)
})

it.each(
  table(
    `
    us-stanford-university | yes
    .. | no
    a/b | no
    a?b | no
    | no
  `,
    [String, flag],
  ),
)('id %j may be part of a path: %s', (id, taken) => {
  expect(idSchema.safeParse(id).success).toBe(taken)
})
