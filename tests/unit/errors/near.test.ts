import { expect, it } from 'vitest'
import { isNear } from '@/components/site/errors/near'
import { flag, table } from '@/tests/support/table'

// A wrong letter, a part of the name, a missing character; and names that the search returns when nothing similar exists.
it.each(
  table(
    `
    uk university of oxfrod | uk university of oxford | yes
    oxford | uk university of oxford | yes
    jp eju guid | jp eju guide | yes
    牛津大雪 | 牛津大学 | yes
    牛津 | 牛津大学 | yes
    nope | About Meishi | no
    xx | 西悉尼大学 | no
    xx | xx | no
    oxford | us oberlin college | no
    剑桥 | 牛津大学 | no
     | 牛津大学 | no
  `,
    [String, String, flag],
  ),
)('%j may be a misspelling of %j: %s', (written, name, near) => {
  expect(isNear(written, name)).toBe(near)
})
