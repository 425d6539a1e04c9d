import { expect, it } from 'vitest'
import { alike, similarity } from '@/tests/support/similarity'

it.each([
  ['北京的学生', '北京的学生', 1],
  ['北京的学生', '上海人家里', 0],
  ['北京分公司服务本地学生', '上海分公司服务本地学生', 7 / 11],
])('%s and %s: %d', (one, other, expected) => {
  expect(similarity(one, other)).toBeCloseTo(expected)
})

it('finds a page that is another with the name of the city changed', () => {
  const page = '分公司在本地接待学生与家长，先看成绩单和课程，再谈国家与学校，材料逐项核对。'
  expect(
    alike(
      [
        ['bj', `北京${page}`],
        ['sh', `上海${page}`],
      ],
      0.5,
    ),
  ).toHaveLength(1)
})
