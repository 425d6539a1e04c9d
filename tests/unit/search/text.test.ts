import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { normalizeKeyword } from '@/lib/contract/search'
import { editDistance } from '@/lib/core/edit-distance'
import { cutExcerpt, findHits } from '@/lib/host/search/engine'
import { createNearest } from '@/lib/host/search/nearest'
import { fillSearchStore } from '@/lib/host/search/search-store'
import { unitsOf } from '@/lib/host/search/words'
import { toPinyin } from '@/lib/host/text/pinyin'
import { fold, joinCodes, joinedTokens, pairTokens, toKey } from '@/lib/host/text/text'
import { list, table } from '@/tests/support/table'
import { documentOf } from './document'

it.each([
  ['  UCL ', 'UCL'],
  ['ＵＣＬ', 'UCL'],
  ['伦敦　大学', '伦敦 大学'],
  ['伦敦\u0000大学\n学院', '伦敦 大学 学院'],
  ['港\u200b大\u202e', '港大'],
  ['\u0007\t ', ''],
  ['①', '1'],
  ['\ud800伦敦', '伦敦'],
])('a search text %j is read as %j', (typed, taken) => {
  expect(normalizeKeyword(typed)).toBe(taken)
})

describe('has one spelling for characters that look the same', () => {
  it.each(
    table(`
      ＭＩＴ | mit
      Zürich | zurich
      ŁÓDŹ København Ærø Ħal Œuvre Þór | lodz kobenhavn aero hal oeuvre thor
      Đông Yıldız Straße | dong yildiz strasse
      倫敦大學學院 | 伦敦大学学院
      愛爾蘭簽證 | 爱尔兰签证
    `),
  )('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('has only letters and digits in its key', () => {
    expect(toKey('A-Level · 約翰')).toBe('alevel约翰')
  })
})

describe('tokens', () => {
  it('are character pairs only in a long text', () => {
    expect(pairTokens('签证：F-1')).toEqual(['签证', 'f', '1'])
  })

  it('include whole words with hyphens', () => {
    expect(joinedTokens('EB-1A 与 A-Level，2026–27')).toEqual(['eb1a', 'alevel', '202627'])
    expect(joinCodes('eb-1a 与 a-level，2026-27')).toBe('eb1a 与 a-level，2026-27')
  })
})

describe('pinyin', () => {
  it.each(
    table(
      `
      伦敦大学学院 | lundundaxuexueyuan | lddxxy ; ldxy
      都柏林大学 | dubolindaxue | dbldx
      重庆大学 | chongqingdaxue | cqdx
      BPP大学 | bppdaxue | bdx
    `,
      [String, String, list],
    ),
  )('of %s', (name, joined, initials) => {
    expect(toPinyin(name)).toMatchObject({ joined, initials })
  })

  it('starts at every word of a name', () => {
    expect(toPinyin('伦敦大学学院')?.words).toEqual([
      'lundun',
      'lundundaxuexueyuan',
      'daxue',
      'daxuexueyuan',
      'xueyuan',
    ])
  })

  it('is empty for a name without Chinese', () => {
    expect(toPinyin('Stanford')).toBeNull()
  })
})

describe('marked matches', () => {
  it.each([
    ['伦敦大学学院', ['伦敦', '大学', '学学', '学院'], [[0, 6]]],
    ['香港中文大学', ['中文'], [[2, 4]]],
    [
      'University of Toronto',
      ['toronto', 'of'],
      [
        [11, 13],
        [14, 21],
      ],
    ],
    ['Profile of', ['of'], [[8, 10]]],
    ['Zürich 理工', ['zurich'], [[0, 6]]],
    ['Proficient 与 PR', ['pr'], [[13, 15]]],
    ['Harvard', ['harv'], [[0, 4]]],
    ['没有', ['别的'], []],
  ])('in %s of %j', (text, terms, hits) => {
    expect(findHits(text, terms)).toEqual(hits)
  })

  it('stay inside a cut excerpt and name the matched text', () => {
    const { text, hits } = cutExcerpt(`${'前面的话，'.repeat(40)}资金证明${'，后面的话'.repeat(40)}`, [
      '资金',
      '证明',
    ])
    expect(text.length).toBeLessThanOrEqual(97)
    expect(text).toMatch(/^….*…$/)
    expect(hits.map(([start, end]) => text.slice(start, end))).toEqual(['资金证明'])
  })

  it('show the whole of a short text, and the beginning of one without a match', () => {
    expect(cutExcerpt('英国 伦敦', ['纽约'])).toEqual({ text: '英国 伦敦', hits: [] })
    expect(cutExcerpt('甲'.repeat(200), ['乙']).text).toBe(`${'甲'.repeat(95)}…`)
  })

  it('count a Latin letter as half a Chinese character, and begin with a whole word', () => {
    expect(cutExcerpt('a'.repeat(190), ['none']).text).toBe('a'.repeat(190))
    expect(cutExcerpt('a'.repeat(191), ['none']).text).toBe(`${'a'.repeat(190)}…`)
    const { text, hits } = cutExcerpt(`${'university '.repeat(40)}London ${'college '.repeat(40)}`, [
      'london',
    ])
    expect(text).toMatch(/^…\s?university .*London college .*…$/)
    expect(hits.map(([start, end]) => text.slice(start, end))).toEqual(['London'])
  })

  it('never cut a character in two', () => {
    expect(cutExcerpt('𠮷'.repeat(100), []).text).toBe(`${'𠮷'.repeat(95)}…`)
    for (const before of [150, 151, 152, 153]) {
      const { text } = cutExcerpt(`${'a'.repeat(before % 2)}${'𠮷'.repeat(before)}好${'𠮷'.repeat(before)}`, [
        '好',
      ])
      expect(text.isWellFormed()).toBe(true)
      expect(text).toContain('好')
    }
  })
})

it.each(
  table(`
      英国读研 | 硕士 英国
      去英国留学一年要多少钱？ | 英国 费用
      日本语言学校 | 日本 语言学校
      牛津剑桥哪个好 | 剑桥 比较 牛津
      F1签证怎么办 | f1 签证
      留学申请 |
      加拿大留学签证 | 加拿大 签证
      专升本能去英国读研吗 | 专升本 硕士 英国
      推荐信怎么写 | 推荐信
      雅思6.5能申请什么学校 | 雅思
      20万能去哪里留学 | 预算
      高考500分 | 分数 高考
      EB-1A | eb1a
      Study in UK | 英国
    `),
)('the topics of a text of %s are %j', (text, meaning) => {
  expect(
    unitsOf(text)
      .map((unit) => unit.meaning)
      .toSorted()
      .join(' '),
  ).toBe(meaning)
})

it.each(
  table(
    `
      melborne | melbourne | 1
      havard | harvard | 1
      | abc | 3
      same | same | 0
    `,
    [String, String, Number],
  ),
)('the number of changed letters from %s to %s: %i', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes)
})

describe('the most similar names', () => {
  const names = ['斯坦福大学', '斯塔福德郡大学', '牛津大学', 'MIT']
  let nearest: ReturnType<typeof createNearest>

  beforeAll(() => {
    const database = new DatabaseSync(':memory:')
    fillSearchStore(
      database,
      names.map((title) => documentOf({ title })),
    )
    nearest = createNearest(database)
  })

  it.each([
    ['斯坦幅大学', '斯坦福大学'],
    ['sitanfu', '斯坦福大学'],
    ['mti', undefined],
    ['完全无关', undefined],
  ])('%s → %s', (typed, name) => {
    const near = nearest(typed).flatMap(({ document }) => (document === null ? [] : [names[document]]))
    expect(near[0]).toBe(name)
  })
})
