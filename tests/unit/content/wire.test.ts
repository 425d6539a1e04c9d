import { expect, it } from 'vitest'
import { idSchema, linkSchema } from '@/lib/contract/fields'
import { flag, table } from '@/tests/support/table'

it.each([
  ['/\\evil.example', false],
  ...table(
    `
      /us | yes
      https://www.ucas.com/ | yes
      //evil.example | no
      javascript:alert(1) | no
      us | no
      /a b | no
       | no
    `,
    [String, flag],
  ),
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
