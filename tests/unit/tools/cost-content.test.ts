import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { readCost } from '@/lib/tools/cost/input'
import { loaded } from '@/tests/support/campaigns'

const pages = loaded.filter(({ file }) => /^app\/.+\/special\/(?:feiyong|fy_zh)\//.test(file))

const money = '美元|英镑|加元|澳元|新元|新加坡元|港元|欧元|日元|人民币|万元|元|万|刀|镑'
/** An amount of money or a percentage, in digits or in words. */
const bareFigures: readonly RegExp[] = [
  /[\d０-９][\d０-９,，.]*\s*(?:[%％]|个百分点|成(?![员绩立本为功长]))/g,
  new RegExp(`[\\d０-９][\\d０-９,，.]*\\s*(?:多|余|几)?(?:${money})`, 'g'),
  /(?:[$£€¥￥]|US\$|HK\$|S\$|A\$|C\$|RM|USD|GBP|CAD|AUD|SGD|HKD|CNY|RMB)\s*\d/g,
  /百分之[一二三四五六七八九十百]/g,
  new RegExp(`[一二两三四五六七八九十百千]+(?:多|余)?(?:万|千|百)?(?:${money})(?![个月年素数])`, 'g'),
]

/** Every text with its field name, without addresses. */
function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => texts(item, name))
  }
  return []
}

const findBare = (text: string) => bareFigures.flatMap((pattern) => text.match(pattern) ?? [])

describe('a figure without a source', () => {
  it.each([
    '每年 31,880 美元',
    '约 30 万',
    '涨了 5%',
    '£1,529',
    'HK$175000',
    '三万元',
    '百分之五',
    '５％',
    '两千多元',
  ])('%s is found', (text) => {
    expect(findBare(text)).not.toEqual([])
  })

  it.each(['四年制，每学期两次', '12 个月', '第 2 年', '2026 年', '按学分收', '三成员'])(
    '%s is not one',
    (text) => {
      expect(findBare(text)).toEqual([])
    },
  )
})

describe('the fee pages', () => {
  it.each(pages.map(({ file, campaign }) => [file, campaign] as const))(
    '%s contains no amount and no percentage of its own',
    (_, campaign) => {
      const found = texts({ seo: campaign.seo, sections: campaign.sections })
        .filter(({ key }) => key !== 'href' && key !== 'url' && key !== 'fact')
        .flatMap(({ text }) => findBare(text))
      expect(found).toEqual([])
    },
  )

  it.each(pages.map(({ file }) => [file] as const))(
    '%s contains no figure in a comment either',
    async (file) => {
      const source = await readFile(file, 'utf8')
      const withoutLinks = source.replace(/href: \S+/g, '')
      expect(findBare(withoutLinks)).toEqual([])
    },
  )

  const content = pages.filter(({ campaign }) => !campaign.path.endsWith('/entry'))

  it.each(content.map(({ file, campaign }) => [file, campaign] as const))(
    '%s shows figures and links to the calculator with its values filled in',
    (_, campaign) => {
      const figures = campaign.sections.flatMap((section) =>
        section.type === 'figures' ? section.items : [],
      )
      expect(figures.length).toBeGreaterThanOrEqual(5)
      const links = texts(campaign.sections).filter(({ text }) => text.startsWith('/special/study_cost?'))
      expect(links.length).toBeGreaterThanOrEqual(1)
      for (const { text } of links) {
        const search = new URLSearchParams(text.slice(text.indexOf('?')))
        const params = Object.fromEntries(
          [...new Set(search.keys())].map((name) => [name, search.getAll(name)]),
        )
        const { errors, isAsked } = readCost(params)
        expect({ errors, isAsked }).toEqual({ errors: {}, isAsked: true })
      }
    },
  )
})

describe('the two pages of a country', () => {
  const pairs = [
    ['fyen', 'fy_uk'],
    ['fyusa', 'fy_us'],
    ['fycan', 'fy_can'],
    ['fyao', 'fy_au'],
    ['fyhk', 'fy_hk'],
    ['fysg', 'fy_sg'],
  ] as const
  const campaignAt = (path: string) => {
    const found = pages.find(({ campaign }) => campaign.path === path)
    if (found === undefined) throw new Error(path)
    return found.campaign
  }
  const headingsOf = ({ seo, sections }: Campaign) => [
    seo.title,
    ...sections.flatMap((section) => ('heading' in section ? [section.heading] : [])),
    ...sections.flatMap((section) => (section.type === 'hero' ? [section.title] : [])),
  ]
  const budgetOf = ({ sections }: Campaign) => sections.find((section) => section.type === 'budget')

  it.each(pairs)('%s answers the cost, %s when to have how much ready', (prices, plan) => {
    const [list, planning] = [campaignAt(`/special/feiyong/${prices}`), campaignAt(`/special/fy_zh/${plan}`)]
    expect(list.seo.title).toMatch(/留学费用：/)
    expect(planning.seo.title).toMatch(/留学费用规划：/)
    expect(budgetOf(list)?.view).toBe('totals')
    expect(budgetOf(planning)?.view).toBe('cash')
    expect(budgetOf(planning)?.heading).toMatch(/哪一年要备好多少万/)
    const shared = headingsOf(list).filter((heading) => headingsOf(planning).includes(heading))
    expect(shared.filter((heading) => !['接着看', '常见问题'].includes(heading))).toEqual([])
  })
})
