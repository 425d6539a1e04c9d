import { describe, expect, it } from 'vitest'
import { formatFigure } from '@/lib/facts/format'
import { FactError, figure, listFigures, listStatements, statement } from '@/lib/facts/registry'

describe('figure', () => {
  it('carries value, unit, period, source and check date', () => {
    expect(figure('us-sevis')).toMatchObject({
      country: 'us',
      value: 350,
      unit: 'USD',
      checked: '2026-11-21',
      caution: '来源页面未标日期，以官方最新公布为准',
      source: { url: expect.stringMatching(/^https?:/) },
    })
  })

  it.each([
    ['no-such-fact', 'unknown'],
    ['uk-pof-london-2025', 'not to be printed: superseded_or_old'],
    ['de-living-range', 'not to be printed: low_confidence'],
  ])('%s stops the build: %s', (id, reason) => {
    expect(() => figure(id)).toThrow(new FactError(id, reason))
  })

  it('says to check what is re-set yearly', () => {
    expect(figure('ca-pof-2025').caution).toContain('请到官方页面核对')
  })
})

describe('lists', () => {
  it('hold only what may be printed, each with a source', () => {
    const figures = listFigures()
    expect(figures.length).toBe(221)
    for (const { id, source, period } of figures) {
      expect(() => figure(id)).not.toThrow()
      expect(source.name).not.toBe('')
      expect(period).not.toBe('')
    }
  })

  it('filter by country and topic', () => {
    const found = listFigures({ country: 'uk', topic: 'visa_fee' })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ country, topic }) => `${country} ${topic}`))).toEqual(
      new Set(['uk visa_fee']),
    )
  })

  it('know statements of shared countries', () => {
    expect(listStatements({ country: 'GD', topic: 'immigration' }).length).toBeGreaterThan(2)
    expect(statement('imm-us-niw-prongs').text).toContain('Dhanasar')
  })
})

describe('formatFigure', () => {
  it.each([
    [{ value: 1529, unit: 'GBP/month' }, '每月 1,529 英镑'],
    [{ value: 350, unit: 'USD' }, '350 美元'],
    [{ value: [13000, 33900], unit: 'JPY/month' }, '每月 13,000–33,900 日元'],
    [{ value: 24, unit: 'months' }, '24 个月'],
    [{ value: '2+3+3', unit: 'years' }, '2+3+3 年'],
    [{ value: 6.7758, unit: 'CNY per USD' }, '1 美元 = 6.7758 元人民币'],
    [{ value: 4.2146, unit: 'CNY per 100 JPY' }, '100 日元 = 4.2146 元人民币'],
    [{ value: 6, unit: 'IELTS overall' }, '6（雅思总分）'],
  ])('%j reads %s', (fact, text) => {
    expect(formatFigure(fact)).toBe(text)
  })
})
