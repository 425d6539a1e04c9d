import { describe, expect, it } from 'vitest'
import { type Guide, guides } from '@/lib/collections/kinds/guide'
import { guideTables, readRouteFacts, routeFact, routeFactsFile } from '@/lib/facts/guides/route-facts'
import { refusalOf } from '@/lib/facts/publishers'
import { statement } from '@/lib/facts/registry'
import { withCell } from '@/tests/support/broken-table'
import { maybe, table } from '@/tests/support/table'

describe('the table of statements', () => {
  it.each([
    ['us-tag-basic,', 'us-tag-one-campus,', /“us-tag-one-campus”重复/],
    [',https://admission', ',ftp://admission', /check_url 列.*不是网址/],
  ])('names the cell that is wrong (%s)', (from, to, message) => {
    const folder = withCell(guideTables, routeFactsFile, from, to, 'us-tag-basic,')
    expect(() => readRouteFacts(routeFactsFile, folder)).toThrow(message)
  })

  it.each(
    table(
      `
      uk-iyo-english | 2026 年 | 转录自官网
      de-aps-gaozhi | 年份未注明 | –
      cscse-fee | 年份未注明 | 转述※
    `,
      [String, String, maybe],
    ),
  )('gives for %s the year from which it applies and how it was read', (id, year, caution) => {
    expect(routeFact(id)).toMatchObject({ year, caution })
  })

  it('takes a statement that other pages print too from the fact registry', () => {
    expect(routeFact('us-uc-transfer-2027')).toMatchObject({
      country: 'us',
      text: statement('us-uc-transfer-2027').text,
      caution: '转录自官网',
    })
    expect(() => routeFact('us-nothing')).toThrow(/us-nothing/)
  })

  it('links to the official page when a sentence was read on a second-hand site', () => {
    expect(routeFact('csc-service-2y').check?.url).toBe('https://www.csc.edu.cn/')
    expect(routeFact('safety-12308').check?.url).toBe('https://cs.mfa.gov.cn/')
    expect(routeFact('uk-dazhuan-topup').check).toBeNull()
  })
})

describe('the guides', () => {
  const idsOf = (guide: Guide) =>
    guide.sections.flatMap(({ facts }) => facts.map((fact) => (typeof fact === 'string' ? fact : fact.id)))

  it.each(guides.list().map((guide) => [guide.slug, guide] as const))(
    '%s uses rows of the table, each once, and links to no page that may not be cited',
    (_, guide) => {
      const ids = idsOf(guide)
      expect(new Set(ids).size).toBe(ids.length)
      const links = ids.flatMap((id) => routeFact(id).check?.url ?? [])
      expect(links.filter((url) => refusalOf(url) !== null)).toEqual([])
    },
  )
})
