import { describe, expect, it } from 'vitest'
import { AskedPrice } from '@/components/features/schools/asked-price'
import { loadPriceSpread } from '@/components/features/schools/load-school-page'
import { renderPage } from '../../../support/render-page'

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
    ['没有这所大学', '没有找到叫“没有这所大学”的英国大学，图上没有放', []],
    ['哈佛大学', '没有找到叫“哈佛大学”的英国大学', []],
    // A university without a rank.
    ['皇家音乐学院', '图上没有皇家音乐学院（RCM）：只画有', ['/yxk/']],
  ])('is not drawn as %s, and the page says why', async (school, why, ways) => {
    const { title, text, field, links } = await show({ school })
    expect(title).toMatch(/^英国一半的上榜大学/)
    expect(text).toContain(why)
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(links).toEqual(ways.map((href) => expect.stringContaining(href)))
  })

  it('offers the schools that a short name may mean', async () => {
    const { text, links } = await show({ school: '伦敦' })
    expect(text).toContain('“伦敦”可能是几所学校，图上没有放')
    expect(links.length).toBeGreaterThan(1)
    expect(links.every((href) => href?.startsWith(`${path}?school=`))).toBe(true)
  })
})
