import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { advisorOperations, advisorWireSchema } from '@/lib/contract/advisors'
import { branchDetailWireSchema, branchOperations } from '@/lib/contract/branches'
import { caseOperations } from '@/lib/contract/cases'
import { countryListSchema } from '@/lib/contract/countries'
import { linkListSchema } from '@/lib/contract/links'
import { mentorOperations, mentorWireSchema, subjectListSchema } from '@/lib/contract/mentors'
import { newsDetailWireSchema, newsPageSchema } from '@/lib/contract/news'
import { contentOperations } from '@/lib/contract/operations'
import { posterListSchema } from '@/lib/contract/posters'
import { schoolDetailWireSchema, schoolPageSchema } from '@/lib/contract/schools'
import { pickListSchema, pickTypeDetailWireSchema, selectedOperations } from '@/lib/contract/selected'
import { storyOperations, storyWireSchema } from '@/lib/contract/stories'
import { createHost } from '@/lib/host/app'
import { lines } from '@/tests/support/table'
import { listen } from '../support/transports'

const answerSchema = z.object({ code: z.number(), data: z.unknown() })

type Operation = (path: string, headers?: Record<string, string>) => Promise<Response>

const host = createHost()
let server: Awaited<ReturnType<typeof listen>> | undefined

beforeAll(async () => {
  server = await listen(host)
})

afterAll(() => server?.close())

const inProcess: Operation = async (path, headers = {}) =>
  host.fetch(new Request(`http://host.test/apipc${path}`, { headers }))

const transports: [string, Operation][] = [
  ['in process', inProcess],
  ['over HTTP', (path, headers = {}) => fetch(`${server?.origin}/apipc${path}`, { headers })],
]

/** The ids of samples only, because real records come and go. */
const sampleIds = (list: readonly { id: string; sample: boolean }[]) =>
  list.filter(({ sample }) => sample).map(({ id }) => id)

describe('content operations', () => {
  async function answerOf(path: string) {
    const response = await inProcess(path)
    expect(response.status).toBe(200)
    return answerSchema.parse(await response.json())
  }

  async function dataOf<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
    const answer = await answerOf(path)
    expect(answer.code, JSON.stringify(answer.data)).toBe(0)
    return schema.parse(answer.data)
  }

  it.each<[string, z.ZodType]>([
    ['/v1/country', countryListSchema.nonempty()],
    ['/v1/filiale', branchOperations.list.data.length(18)],
    ['/v1/filiale/bj', branchDetailWireSchema],
    ['/v1/link', linkListSchema.nonempty()],
    ['/v1/poster', posterListSchema.length(3)],
    ['/v1/poster?place=widget', posterListSchema.length(2)],
    ['/v1/selected?type=services', pickListSchema.nonempty()],
    ['/v1/selected?type=planning', pickListSchema.nonempty()],
    ['/v1/selected?type=guides', pickListSchema.nonempty()],
    ['/v1/selected?type=unknown', pickListSchema.length(0)],
    ['/v1/selected-type', selectedOperations.types.data.nonempty()],
    ['/v1/selected-type/services', pickTypeDetailWireSchema],
    ['/v1/news', newsPageSchema],
    ['/v1/news/uk-ucas-2027', newsDetailWireSchema],
    ['/v1/news-filiale?filiale=xg', newsPageSchema],
    ['/v1/schools', schoolPageSchema],
    ['/v1/schools/us-stanford-university', schoolDetailWireSchema],
    ['/v1/schools/hs-us-cate-school', schoolDetailWireSchema],
    ['/v1/service-team', advisorOperations.list.data],
    ['/v1/service-team/bj-zhou', advisorWireSchema],
    ['/v1/mst', mentorOperations.featured.data.nonempty()],
    ['/v1/mst-list', mentorOperations.list.data],
    ['/v1/mst-info/normal?id=officer-a', mentorWireSchema],
    ['/v1/mst-subject', subjectListSchema.nonempty()],
    ['/v1/story', storyOperations.list.data],
    ['/v1/story/us-2026-04-z', storyWireSchema],
    ['/v1/cases', caseOperations.list.data],
    ['/v1/branchcase?filiale=bj', caseOperations.list.data],
  ])('%s has the shape of the contract, and nothing besides', async (path, schema) => {
    const data = await dataOf(path, schema)
    // The schema drops what it does not know.
    expect((await answerOf(path)).data).toEqual(data)
  })

  it.each(
    lines(`
      /v1/news
      /v1/news-filiale?filiale=bj
      /v1/schools
      /v1/service-team
      /v1/mst-list
      /v1/story
      /v1/cases
      /v1/branchcase?filiale=bj
    `),
  )('%s returns pages of a list', async (path) => {
    const listSchema = z.object({
      list: z.array(z.object({ id: z.string() })),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
    })
    const at = (query: string) => dataOf(`${path}${path.includes('?') ? '&' : '?'}${query}`, listSchema)

    const standard = await dataOf(path, listSchema)
    expect(standard).toMatchObject({ page: 1, limit: 12 })
    expect(standard.list).toHaveLength(Math.min(12, standard.total))

    const [one, two] = [await at('page=1&limit=1'), await at('page=2&limit=1')]
    expect([...one.list, ...two.list]).toEqual(standard.list.slice(0, 2))
    expect(two).toMatchObject({ total: standard.total, page: 2, limit: 1 })

    const beyond = await at('page=100000&limit=60')
    expect(beyond).toMatchObject({ list: [], total: standard.total, page: 100000, limit: 60 })
  })

  it.each([
    ['/v1/schools?page=0', '参数 page 有误：页码要写成从 1 开始的整数'],
    ['/v1/news?limit=61', '参数 limit 有误：每页条数要写成 1 到 60 的整数'],
    ['/v1/news?type=gossip', '参数 type 有误：只能是 headlines、industry、country'],
    ['/v1/news-filiale', '参数 filiale 有误：分公司要写成小写字母代码，例如 bj'],
    ['/v1/poster?place=moon', '参数 place 有误：只能是 home、widget'],
    ['/v1/schools?country=USA', '参数 country 有误：国家要写成两个小写字母的代码，例如 us'],
    ['/v1/schools?band=top10', '参数 band 有误：只能是 top50、top100、top200、top500、unranked'],
    ['/v1/schools?sort=price', '参数 sort 有误：只能是 rank、name、cost、admission、international、size'],
    ['/v1/schools?letter=AB', '参数 letter 有误：首字母要写成一个英文字母'],
    ['/v1/schools?boarding=weekly', '参数 boarding 有误：只能是 boarding、day'],
    ['/v1/schools?near=../x', '参数 near 有误：编号要写出，只能有字母、数字、下划线和连字符'],
    ['/v1/schools?level=kindergarten', '参数 level 有误：只能是 university、hischool'],
    [`/v1/schools?q=${'x'.repeat(101)}`, '参数 q 有误：请勿超过 100 个字'],
    ['/v1/mst-list?kind=boss', '参数 kind 有误：只能是 mentor、officer'],
    ['/v1/mst-info/normal?id=../x', '参数 id 有误：编号要写出，只能有字母、数字、下划线和连字符'],
    ['/v1/story?year=26', '参数 year 有误：年份要写成四位数字'],
    ['/v1/cases?level=phd', '参数 level 有误：只能是 highschool、undergraduate、graduate、doctoral'],
    ['/v1/cases?band=100', '参数 band 有误：只能是 90、85、80、below80、other'],
    ['/v1/cases?result=offer', '参数 result 有误：只能是 refused、waitlist、all、none'],
    [
      '/v1/cases?group=magic',
      '参数 group 有误：只能是 business、computing、engineering、life、society、art、school',
    ],
    [
      '/v1/cases?tier=x',
      '参数 tier 有误：只能是 c985、c211、public、overseas、intl-school、high-school、junior',
    ],
  ])('%s is refused as malformed', async (path, msg) => {
    expect(await answerOf(path)).toEqual({ code: 1400, data: { msg } })
  })

  it.each(
    lines(`
      /v1/filiale/nowhere
      /v1/selected-type/nothing
      /v1/news/nothing
      /v1/schools/nothing
      /v1/service-team/nobody
      /v1/mst-info/normal?id=nobody
      /v1/story/nothing
    `),
  )('%s returns not found', async (path) => {
    expect(await answerOf(path)).toEqual({ code: 1404, data: { msg: '没有这条记录' } })
  })

  it('treats empty fields as not given and ignores unknown fields', async () => {
    const plain = await answerOf('/v1/schools')
    expect(await answerOf('/v1/schools?country=&q=%20&band=&page=&unknown=1')).toEqual(plain)
  })

  describe('filters', () => {
    it('schools by country, band, city, name and level', async () => {
      const uk = await dataOf('/v1/schools?country=uk&band=top50&limit=60', schoolPageSchema)
      expect(uk.total).toBeGreaterThan(3)
      expect(uk.list.every((school) => school.country === 'uk' && (school.rank?.num ?? 99) <= 50)).toBe(true)

      const boston = await dataOf('/v1/schools?city=BOSTON&limit=60', schoolPageSchema)
      expect(boston.list.length).toBeGreaterThan(3)
      expect(new Set(boston.list.map((school) => school.city))).toEqual(new Set(['Boston']))

      const mit = await dataOf(`/v1/schools?q=${encodeURIComponent('麻省理工')}`, schoolPageSchema)
      expect(mit.list.map((school) => school.id)).toContain('us-massachusetts-institute-of-technology')

      const high = await dataOf('/v1/schools?level=hischool', schoolPageSchema)
      expect(high.total).toBe(3230)
      expect(high.list.every((school) => school.level === 'hischool')).toBe(true)
    })

    it('does not send in a list what only the detail shows', async () => {
      const [school] = z
        .object({ list: z.array(z.record(z.string(), z.unknown())) })
        .parse((await answerOf('/v1/schools?limit=1')).data).list
      expect(school).not.toHaveProperty('tuition_usd')
    })

    it('news by type, and by branch with its own first', async () => {
      const industry = await dataOf('/v1/news?type=industry&limit=60', newsPageSchema)
      expect(new Set(industry.list.map((item) => item.type))).toEqual(new Set(['industry']))

      const beijing = await dataOf('/v1/news?filiale=bj&limit=60', newsPageSchema)
      expect(beijing.list.map((item) => item.id)).not.toContain('hk-iang-guide')

      const hongKong = await dataOf('/v1/news-filiale?filiale=xg', newsPageSchema)
      expect(hongKong.list[0]?.id).toBe('hk-iang-guide')
      expect(hongKong.list.map((item) => item.id)).not.toContain('sg-student-pass-and-after')
    })

    it('advisors by country and branch', async () => {
      const page = await dataOf('/v1/service-team?country=uk&filiale=sh', advisorOperations.list.data)
      expect(sampleIds(page.list)).toEqual(['sh-gu'])
    })

    it('mentors by kind and subject, with the numbers of the subject list', async () => {
      const subjects = await dataOf('/v1/mst-subject', subjectListSchema)
      for (const { name, kind, count } of subjects) {
        const query = new URLSearchParams({ kind, subject: name, limit: '60' })
        const page = await dataOf(`/v1/mst-list?${query}`, mentorOperations.list.data)
        expect(page.total).toBe(count)
      }
    })

    it('stories by country and year', async () => {
      const page = await dataOf('/v1/story?country=us&year=2025', storyOperations.list.data)
      expect(sampleIds(page.list)).toEqual(['us-2025-12-x'])
    })

    it('cases by country, level, major, branch and id', async () => {
      const query = new URLSearchParams({ country: 'sg', level: 'graduate', major: '计算机' })
      const page = await dataOf(`/v1/cases?${query}`, caseOperations.list.data)
      expect(sampleIds(page.list)).toEqual(['sg-cs-2026'])

      const branch = await dataOf('/v1/branchcase?filiale=sh', caseOperations.list.data)
      expect(sampleIds(branch.list)).toEqual(['uk-arch-2025'])

      const one = await dataOf('/v1/cases?id=us-phd-2025', caseOperations.list.data)
      expect(one).toMatchObject({ total: 1, list: [{ id: 'us-phd-2025' }] })
    })
  })

  describe('cases by the summary of their results', () => {
    const resultsOf = async (result: string) => {
      const { list } = await dataOf(`/v1/cases?result=${result}&limit=60`, caseOperations.list.data)
      return list.map(({ applied }) => new Set(applied.map((school) => school.result)))
    }

    it.each<[string, (results: Set<string>) => boolean]>([
      ['refused', (results) => results.has('refused')],
      ['waitlist', (results) => results.has('waitlist')],
      ['all', (results) => results.has('offer') && results.size === 1],
      ['none', (results) => !results.has('offer')],
    ])('%s', async (result, fits) => {
      const found = await resultsOf(result)
      expect(found.length).toBeGreaterThan(0)
      expect(found.every(fits)).toBe(true)
    })

    it('by background, field and advisor', async () => {
      const query = new URLSearchParams({ tier: 'public', band: '80', group: 'society' })
      const { list } = await dataOf(`/v1/cases?${query}`, caseOperations.list.data)
      expect(list.map((item) => item.id)).toEqual(expect.arrayContaining(['hk-edu-2026', 'nz-edu-2025']))
      expect(
        new Set(list.map(({ background: { tier, band }, group }) => `${tier} ${band} ${group}`)),
      ).toEqual(new Set(['public 80 society']))

      const own = await dataOf('/v1/cases?advisor=cq-tan', caseOperations.list.data)
      expect(own.list.map((item) => item.id)).toContain('us-boarding-2025')
      expect(own.list.filter(({ advisor }) => advisor !== 'cq-tan')).toEqual([])
    })
  })

  describe.each(transports)('headers, %s', (_, operation) => {
    it('allow caches one minute and contain the version of the data', async () => {
      const response = await operation('/v1/country')
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
      expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]+"$/)
    })

    it('answer 304 without a body for the same version', async () => {
      const etag = (await operation('/v1/country')).headers.get('etag') ?? ''
      const again = await operation('/v1/country', { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    })

    it('send the body for another version', async () => {
      const response = await operation('/v1/country', { 'if-none-match': '"another"' })
      expect(response.status).toBe(200)
    })

    it('have different versions for different data', async () => {
      const [one, two] = [await operation('/v1/news?page=1'), await operation('/v1/news?page=2')]
      expect(one.headers.get('etag')).not.toBe(two.headers.get('etag'))
    })
  })
})

describe('the list of operations', () => {
  it('contains every operation once and can be written as JSON Schema', () => {
    const names = contentOperations.map((operation) => `${operation.method} ${operation.path}`)
    expect(names).toEqual([...new Set(names)])
    for (const { query, data } of contentOperations) {
      expect(() => [z.toJSONSchema(query, { io: 'input' }), z.toJSONSchema(data)]).not.toThrow()
    }
  })
})
