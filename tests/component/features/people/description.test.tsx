import { expect, it } from 'vitest'
import { describeIn } from '@/components/features/people/description'

const sentence = (length: number) => `${'字'.repeat(length - 1)}。`

it.each([
  { lengths: [30, 30, 30], kept: 60 },
  { lengths: [30, 60, 20], kept: 50 },
  { lengths: [40, 40], kept: 80 },
  { lengths: [95, 10], kept: 95 },
])('of sentences of $lengths characters $kept characters are kept', ({ lengths, kept }) => {
  expect(describeIn(...lengths.map(sentence))).toHaveLength(kept)
})

it('never cuts a sentence', () => {
  expect(describeIn('甲乙丙。', `${'字'.repeat(90)}。`, '丁。')).toBe('甲乙丙。丁。')
})
