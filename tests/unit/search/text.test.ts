import { describe, expect, it } from 'vitest'
import { normalizeKeyword } from '@/lib/api/search'
import { cutExcerpt, findHits } from '@/lib/host/search/highlight'
import { createNearestNames, spellingsOf } from '@/lib/host/search/nearest'
import { toPinyin } from '@/lib/host/search/pinyin'
import { decodeTerm, encodeTerm } from '@/lib/host/search/term-code'
import { fold, indexTokens, pairTokens, queryWords, toKey } from '@/lib/host/search/text'

describe('a search text', () => {
  it.each([
    ['  UCL ', 'UCL'],
    ['ＵＣＬ', 'UCL'],
    ['伦敦　大学', '伦敦 大学'],
    ['伦敦\u0000大学\n学院', '伦敦 大学 学院'],
    ['港\u200b大\u202e', '港大'],
    ['\u0007\t ', ''],
    ['①', '1'],
    ['\ud800伦敦', '\ufffd伦敦'],
  ])('%j is taken as %j', (typed, taken) => {
    expect(normalizeKeyword(typed)).toBe(taken)
  })
})

describe('one spelling for what reads the same', () => {
  it.each([
    ['ＭＩＴ', 'mit'],
    ['Zürich', 'zurich'],
    ['倫敦大學學院', '伦敦大学学院'],
    ['愛爾蘭簽證', '爱尔兰签证'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('drops everything but letters and digits from a key', () => {
    expect(toKey('A-Level · 約翰')).toBe('alevel约翰')
  })
})

describe('tokens', () => {
  it('are words and all pairs of a name', () => {
    expect(new Set(indexTokens('宾夕法尼亚大学 A-Level'))).toEqual(
      new Set(['宾夕', '夕法', '法尼', '尼亚', '亚大', '大学', '宾夕法尼亚', 'a', 'level']),
    )
  })

  it('are pairs alone in a long text', () => {
    expect(pairTokens('签证：F-1')).toEqual(['签证', 'f', '1'])
  })

  it.each([
    ['华威', ['华威']],
    ['北卡', ['北卡']],
    ['港中文', ['港中', '中文']],
    ['法', ['法']],
    ['英国 留学签证怎么办', ['英国', '留学', '签证']],
    ['怎么', ['怎么']],
    ['MIT 计算机 MIT', ['mit', '计算', '算机']],
  ])('the words of %s', (keyword, words) => {
    expect(queryWords(keyword).map(({ text }) => text)).toEqual(words)
  })
})

describe('pinyin', () => {
  it.each([
    ['伦敦大学学院', 'lundundaxuexueyuan', ['lddxxy', 'ldxy']],
    ['都柏林大学', 'dubolindaxue', ['dbldx']],
    ['重庆大学', 'chongqingdaxue', ['cqdx']],
    ['BPP大学', 'bppdaxue', ['bdx']],
  ])('of %s', (name, joined, initials) => {
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

  it('is none for a name without Chinese', () => {
    expect(toPinyin('Stanford')).toBeNull()
  })
})

describe('terms of the index', () => {
  it.each(['伦敦', 'mit', '𠮷野', '計n1', ''])('%s comes back from its code', (term) => {
    expect(decodeTerm(encodeTerm(term))).toBe(term)
  })

  it('keep prefixes and share few first characters', () => {
    expect(encodeTerm('伦敦').startsWith(encodeTerm('伦'))).toBe(true)
    expect(new Set(['伦', '敦', '大', '学', '院'].map((term) => encodeTerm(term)[0])).size).toBeLessThan(5)
  })
})

describe('hits', () => {
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

  it('show the whole of a short text and the beginning of one without a match', () => {
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

describe('nearest names', () => {
  const names = ['斯坦福大学', '斯塔福德郡大学', '牛津大学', 'MIT']
  const nearest = createNearestNames(names.map(spellingsOf))
  const find = (text: string) => nearest.find(text, 2).map((owner) => names[owner])

  it.each([
    ['斯坦幅大学', '斯坦福大学'],
    ['牛律大学', '牛津大学'],
    ['sitanfu', '斯坦福大学'],
    ['mti', undefined],
    ['完全无关', undefined],
    ['', undefined],
  ])('%s → %s', (typed, name) => {
    expect(find(typed)[0]).toBe(name)
  })
})
