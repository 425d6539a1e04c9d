import { describe, expect, it } from 'vitest'
import { runFacts } from '@/lib/cli/facts'
import { list, table } from '@/tests/support/table'

const text = (...words: string[]) => runFacts(words).lines.join('\n')

describe('npm run facts', () => {
  it.each(
    table(
      `
      新西兰 ; 资金证明 | {{nz-pof
      英国 ; 签证费 | {{uk-
      NZ ; 存款 | {{nz-pof
      sevis | {{us-sevis
      香港 ; 签证 | {{hk-
      移民 ; NIW | statement: imm-us-niw-
    `,
      [list, String],
    ),
  )('%j finds %s, with its source', (words, id) => {
    expect(text(...words)).toContain(id)
    expect(text(...words)).toMatch(/来源：\S/)
  })

  it('finds only entries that contain every word', () => {
    const { lines } = runFacts(['新西兰', '资金证明'])
    expect(lines.filter((line) => line.startsWith('{{')).every((line) => line.startsWith('{{nz-'))).toBe(true)
  })

  it('reports when nothing is found, and how often the rarer word occurs', () => {
    expect(runFacts(['火星']).code).toBe(1)
    expect(text('火星')).toContain('暂无数据')
    expect(text('新西兰', '火星')).toContain('{{nz-pof')
  })

  it('prints its help', () => {
    expect(runFacts([])).toEqual({
      code: 1,
      lines: ['要写国家或词，几个词用空格隔开：npm run facts -- 新西兰 学费'],
    })
  })
})
