import { afterEach, describe, expect, it, vi } from 'vitest'
import { AskedPrice } from '@/components/features/schools/asked-price'
import { loadPriceSpread } from '@/components/features/schools/load-price-spread'
import { getSchool, type School } from '@/lib/api/schools'
import { renderPage } from '../../../support/render-page'

vi.mock('@/lib/api/schools', { spy: true })

afterEach(() => void vi.mocked(getSchool).mockReset())

const path = '/special/feiyong/fyen'

const show = async (params: Record<string, string | string[]>) => {
  const spread = await loadPriceSpread('uk')
  if (spread === null) throw new Error('no spread')
  const html = await renderPage(await AskedPrice({ spread, countryName: '英国', path, params }))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return {
    title: body.querySelector('figcaption')?.textContent ?? '',
    text: body.textContent ?? '',
    field: body.querySelector('input'),
    links: [...body.querySelectorAll('search a')].map((link) => link.getAttribute('href')),
    form: body.querySelector('form'),
  }
}

describe('a school on the picture of prices', () => {
  it('is asked for by a form of the page itself', async () => {
    const { form, field, text } = await show({})
    expect(form?.getAttribute('action')).toBe(`${path}#own`)
    expect(form?.getAttribute('method')).toBe('get')
    expect(field?.getAttribute('aria-invalid')).not.toBe('true')
    expect(text).not.toContain('图上没有放')
  })

  it('has its name and its own price, as typed or in the first of several values', async () => {
    for (const school of ['伦敦大学学院', 'UCL', ['伦敦大学学院', '牛津大学']]) {
      const { title, text, field } = await show({ school })
      expect(title).toMatch(/^伦敦大学学院：硕士最低一档在英国上榜大学里(?:偏高|居中|偏低)$/)
      expect(text).toMatch(/伦敦大学学院 [\d.]+ 万/)
      expect(field?.getAttribute('value')).toBe('伦敦大学学院')
      expect(text).not.toContain('图上没有放')
    }
  })

  it.each([
    ['没有这所大学', '没有找到叫“没有这所大学”的大学，图上没有放', []],
    ['哈佛大学', '哈佛大学在美国，图上只有英国的大学', []],
    ['伊顿公学', '伊顿公学是中学，图上只有英国的大学', []],
  ])('is not drawn as %s, and the page says why', async (school, why, ways) => {
    const { title, text, field, links } = await show({ school })
    expect(title).toMatch(/^英国一半的上榜大学/)
    expect(text).toContain(why)
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(links).toEqual(ways)
  })

  it.each<[string, Partial<School> & { covers?: string }]>([
    ['没有 QS 名次，图上只有上榜的大学', { rank: null }],
    ['公布的授课型硕士学费，图上没有放', { values: new Map() }],
    ['的授课型硕士学费只有法学院的，不是全校的价', { covers: '法学院' }],
  ])(
    'is not drawn when it lacks something, and the page says what: %s',
    async (why, { covers, ...lacks }) => {
      const spread = await loadPriceSpread('uk')
      const found = await getSchool('uk-university-college-london')
      const value = found?.values.get('range-master')
      if (spread === null || found === null || value === undefined) throw new Error('no spread')
      const values = covers === undefined ? found.values : new Map([['range-master', { ...value, covers }]])
      vi.mocked(getSchool).mockResolvedValue({ ...found, values, ...lacks } as School)
      const prices = spread.prices.filter(({ id }) => id !== found.id)
      const html = await renderPage(
        await AskedPrice({
          spread: { ...spread, prices },
          countryName: '英国',
          path,
          params: { school: '伦敦大学学院' },
        }),
      )
      expect(html).toContain(why)
      expect(html).toContain('href="/yxk/uk-university-college-london"')
    },
  )

  it('offers the schools that a short name may mean', async () => {
    const { text, links } = await show({ school: '伦敦' })
    expect(text).toContain('“伦敦”可能是几所学校，图上没有放')
    expect(links.length).toBeGreaterThan(1)
    expect(links.every((href) => href?.startsWith(`${path}?school=`))).toBe(true)
  })
})
