import { expect, it } from 'vitest'
import { listedWords } from '@/components/features/people/listed-words'

const people = (samples: number, real: number) => [
  ...Array.from({ length: samples }, () => ({ sample: true })),
  ...Array.from({ length: real }, () => ({ sample: false })),
]

it.each([
  [0, 3, '本人同意公开的才列出。'],
  [3, 0, '下面 3 位都是示例，不对应真实人员；真人的资料经本人同意后才列出。'],
  [1, 2, '标着“示例”的 1 位不对应真实人员；其他人经本人同意后列出。'],
])('says of %i samples and %i people who agreed: %s', (samples, real, words) => {
  expect(listedWords(people(samples, real))).toBe(words)
})
