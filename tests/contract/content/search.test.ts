import { describe, expect, it } from 'vitest'
import { searchSite } from '@/lib/api/search'
import { mostSuggestions, searchOperations, searchPageSchema, searchTypes } from '@/lib/contract/search'
import { lines, table } from '@/tests/support/table'
import { describeContentOperations, malformed } from './describe-operations'

const asked = (fields: Record<string, string>) => `/v1/search?${new URLSearchParams(fields)}`

describeContentOperations('search', ({ answerOf, dataOf, get }) => {
  it('finds, counts by type and pages', async () => {
    const all = await dataOf(asked({ Keyword: '伦敦' }), searchPageSchema)
    expect(all).toMatchObject({ page: 1, limit: 12, nearest: [] })
    expect(all.list).toHaveLength(12)
    expect(all.facets.map(({ type }) => type)).toEqual([...searchTypes])
    expect(all.facets.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)

    const schools = await dataOf(asked({ Keyword: '伦敦', type: 'school' }), searchPageSchema)
    expect(schools.facets).toEqual(all.facets)
    expect(schools.total).toBe(all.facets[0]?.count)
    expect(schools.list.every(({ type }) => type === 'school')).toBe(true)

    const second = await dataOf(asked({ Keyword: '伦敦', limit: '5', page: '2' }), searchPageSchema)
    expect(second.list).toEqual(all.list.slice(5, 10))
  })

  it('accepts q instead of Keyword', async () => {
    const asKeyword = await dataOf(asked({ Keyword: '伦敦' }), searchPageSchema)
    expect(await dataOf(asked({ q: '伦敦' }), searchPageSchema)).toEqual(asKeyword)
    expect(await dataOf(asked({ q: '伦敦', Keyword: '' }), searchPageSchema)).toEqual(asKeyword)
  })

  it('accepts text of any width, with control characters and spaces around it', async () => {
    const plain = await dataOf(asked({ Keyword: 'UCL' }), searchPageSchema)
    expect(plain.list[0]?.title).toBe('伦敦大学学院')
    expect(await dataOf(asked({ Keyword: ' ＵＣＬ\u0007 ' }), searchPageSchema)).toEqual(plain)
  })

  it.each<Record<string, string>>([{}, { Keyword: '' }, { Keyword: '   ' }, { Keyword: '\u0000' }])(
    'answers an empty text %j with nothing',
    async (fields) => {
      const result = await dataOf(asked(fields), searchPageSchema)
      expect(result).toMatchObject({ list: [], total: 0, nearest: [] })
      expect(result.facets.map(({ count }) => count)).toEqual(searchTypes.map(() => 0))
    },
  )

  it('accepts 100 characters and refuses 101, counted after trimming', async () => {
    expect((await answerOf(asked({ Keyword: ` ${'大'.repeat(100)} ` }))).code).toBe(0)
    expect(await answerOf(asked({ Keyword: '大'.repeat(101) }))).toEqual(
      malformed('参数 Keyword 有误：请勿超过 100 个字'),
    )
  })

  it.each(
    table(`
      曼 | /yxk/uk-university-of-manchester
      MIT | /yxk/us-massachusetts-institute-of-technology
      manch | /yxk/uk-university-of-manchester
      计算机 | /zylist/fod1p-2102
      UCL | /yxk/uk-university-college-london
    `),
  )('suggests names that begin with %s, in at most 2 KB', async (Keyword, href) => {
    const path = `/v1/search/suggestions?${new URLSearchParams({ Keyword })}`
    const { list } = await dataOf(path, searchOperations.suggest.data)
    expect(list.map((each) => each.href)).toContain(href)
    expect(list.length).toBeLessThanOrEqual(mostSuggestions)
    expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(2_000)
  })

  it.each(['', 'a', '%', "'; drop table name; --", '没有这样的学校'])(
    'suggests nothing for %j',
    async (Keyword) => {
      const path = `/v1/search/suggestions?${new URLSearchParams({ Keyword })}`
      expect(await dataOf(path, searchOperations.suggest.data)).toEqual({ list: [] })
    },
  )

  it('refuses an unknown type and a bad page', async () => {
    expect(await answerOf(asked({ Keyword: 'UCL', type: 'secret' }))).toEqual(
      malformed(`参数 type 有误：只能是 ${searchTypes.join('、')}`),
    )
    expect(await answerOf(asked({ Keyword: 'UCL', page: '0' }))).toMatchObject({ code: 1400 })
  })

  it('never repeats the typed text', async () => {
    const answer = await (await get(asked({ Keyword: '<script>alert(1)</script>' }))).text()
    expect(answer).not.toMatch(/<script|alert\(/)
  })
})

it('gives pages results with the ranges of the title', async () => {
  const { list } = await searchSite({ keyword: '香港中文大学', limit: 1 })
  expect(list[0]).toMatchObject({
    type: 'school',
    title: '香港中文大学',
    title_hits: [[0, 6]],
    href: '/yxk/hk-chinese-university-of-hong-kong',
    sample: false,
  })
})

describe('the answer itself', () => {
  const answerTo = async (keyword: string) => (await searchSite({ keyword, limit: 1 })).answer

  it.each([
    // A price of a year that is over is not the answer any more.
    ['哈佛学费', '哈佛大学 · 学费', /^\d\d,\d{3} 美元（约 [\d.]+ 万元）$/],
    ['UBC本科国际生一年学费', '不列颠哥伦比亚大学 · 本科学费', /加元/],
    ['帝国理工雅思', '帝国理工学院 · 雅思要求', /^6\.5$/],
    ['耶鲁录取率', '耶鲁大学 · 录取率', /%$/],
    ['墨尔本大学排名', '墨尔本大学 · 排名', /^第 \d+ 名$/],
    ['英国硕士费用', '英国硕士 · 费用', /1 年合计约 .* 万元/],
    ['NIW排期', 'EB-2 排期', /^\d{4}-\d\d-\d\d$/],
    ['加拿大快速通道最新一轮分数', '加拿大快速通道 · 收录的最近几轮', /^\d{3} 分$/],
    // The newest round of a general class comes first, and the visitor's score is compared with it.
    ['ee 480分够吗', '加拿大快速通道 · 收录的最近几轮', /^\d{3} 分，您的 480 分(?:达到|差 \d+ 分)$/],
    // A question about four years gets the sum of four years, compared with the budget.
    [
      '美国本科四年200万够吗',
      '美国本科 · 费用',
      /^4 年合计约 [\d.]+–[\d.]+ 万元；200\.0 万够价低的，离高值差 [\d.]+ 万$/,
    ],
    ['qs 30', 'QS 世界大学排名 第 30 名', /麦吉尔/],
    ['英国打工', '英国 · 在读打工', /20 小时/],
    ['英国签证费多少', '英国 · 签证', /^558 英镑/],
    ['澳洲资金证明', '澳大利亚 · 资金证明', /^29,710 澳元/],
    ['英国硕士学制', '英国硕士 · 学制', /^1 年$/],
    ['宁诺学费', '宁波诺丁汉大学 · 学费', /^11 万元\/学年/],
    ['墨大和莫纳什哪个好', '墨尔本大学和莫纳什大学', /^第 \d+ 名$/],
    ['港三新二是哪几所', '港三新二 · 5 所', /^QS 第 \d+ 名$/],
    ['上海', '上海分公司', /^400-683-6883$/],
  ])('%s: %s', async (keyword, title, value) => {
    const answer = await answerTo(keyword)
    expect(answer?.title).toBe(title)
    expect(answer?.lines[0]?.value).toMatch(value)
    for (const line of answer?.lines ?? []) expect(line.source_name).not.toBe('')
  })

  it('names the universities that a score reaches, and the lists that contain a university of China', async () => {
    expect((await answerTo('高考550分能去国外什么大学'))?.title).toMatch(/^高考 550 分 · \d+ 所/)
    for (const asked of ['上海理工大学名单', '上海理工大学在哪些英国大学的名单上'])
      expect((await answerTo(asked))?.title).toMatch(/^上海理工大学 · 在 \d 所英国大学的名单上$/)
  })

  it('prints an old price of a joint university as old', async () => {
    expect(await answerTo('昆杜学费')).toMatchObject({
      lines: [],
      unknown: expect.stringMatching(/2021 年.*现价看当年招生章程/),
    })
  })

  it('suggests no other name beside an answer', async () => {
    expect(await searchSite({ keyword: '哈弗大学' })).toMatchObject({
      nearest: [],
      answer: { title: '哈佛大学' },
    })
  })

  it('names what is missing for a school that is certain', async () => {
    const answer = await answerTo('早稻田录取率')
    expect(answer).toMatchObject({ lines: [], title: '早稻田大学 · 录取率' })
    expect(answer?.unknown).toMatch(/没有收录/)
  })

  it('gives a choice when a name means two', async () => {
    expect(await answerTo('华大学费')).toMatchObject({ title: '您是问', lines: [], unknown: null })
    expect((await answerTo('华大学费'))?.links).toHaveLength(2)
    expect((await answerTo('奥克兰大学学费'))?.links.map(({ label }) => label)).toEqual([
      '奥克兰大学（新西兰）学费',
      '奥克兰大学（美国）学费',
    ])
    expect((await answerTo('约克大学'))?.links).toHaveLength(2)
  })

  it('says that the price of a whole school is not that of the subject', async () => {
    expect(await answerTo('哈佛计算机学费')).toMatchObject({
      title: '哈佛大学 · 学费',
      lines: [{ label: '哈佛大学本科学费' }, {}, {}],
      unknown: '这是全校的数，不是计算机一门的，看课程页。',
    })
  })

  it.each(
    lines(`
      孩子去美国读书安全吗
      牛律大学学费
      香港中文大学深圳学费
      托福报名费
      
      ？？
    `),
  )('is missing for %j, because the subject is uncertain or has no data', async (keyword) => {
    expect(await answerTo(keyword)).toBeNull()
  })

  it('names the rates of a sum in yuan, and an old price', async () => {
    const lines = (await answerTo('哈佛学费'))?.lines ?? []
    const turned = lines.filter(({ value }) => value.includes('万元）'))
    expect(turned.length).toBeGreaterThan(0)
    for (const { year } of turned) expect(year).toContain('汇率')
    expect(lines.flatMap(({ year }) => (year?.startsWith('2022') ? [year] : []))).toEqual([
      expect.stringContaining('旧数'),
    ])
  })

  it('is only on the first page of all types', async () => {
    expect((await searchSite({ keyword: '哈佛学费', type: 'school' })).answer).toBeNull()
    expect((await searchSite({ keyword: '哈佛学费', page: 2 })).answer).toBeNull()
  })
})
