import { expect, it } from 'vitest'
import { listWords } from '@/lib/core/list-words'
import { list, table } from '@/tests/support/table'

it.each(
  table(
    `
    |
    学费 | 学费
    学费 ; 生活费 ; 住宿 | 学费、生活费和住宿
    2021–23 ; 2022–23 | 2021–23 和 2022–23
    2021–23 学年 ; 2022–23 学年 | 2021–23 学年和 2022–23 学年
    学费 ; IELTS | 学费和 IELTS
  `,
    [list, String],
  ),
)('%j are joined as %s', (words, joined) => {
  expect(listWords(words)).toBe(joined)
})
