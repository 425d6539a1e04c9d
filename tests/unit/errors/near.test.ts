import { expect, it } from 'vitest'
import { isNear } from '@/components/site/errors/near'

it.each([
  // A wrong letter, a part of the name, a missing character.
  ['uk university of oxfrod', 'uk university of oxford', true],
  ['oxford', 'uk university of oxford', true],
  ['stanfrod university', 'us stanford university', true],
  ['jp eju guid', 'jp eju guide', true],
  ['牛津大雪', '牛津大学', true],
  ['牛津', '牛津大学', true],
  // Unrelated names, which the search returns when nothing similar exists.
  ['nope', 'About Meishi', false],
  ['nope', 'Academic Works', false],
  ['nope', '香港留学费用', false],
  ['xx', '西悉尼大学', false],
  ['xx', 'xx', false],
  ['nothing', '新潟大学', false],
  ['oxford', 'us oberlin college', false],
  ['剑桥', '牛津大学', false],
  ['', '牛津大学', false],
])('%j may be a misspelling of %j: %s', (written, name, near) => {
  expect(isNear(written, name)).toBe(near)
})
