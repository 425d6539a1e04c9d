import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { menuCountries } from '@/lib/collections/kinds/country'
import { immigrationNavigation, type NavItem, studyNavigation } from '@/lib/routing/navigation'
import { navigation } from '@/tests/support/next-navigation'
import { table } from '@/tests/support/table'
import { beijing, hongKong, linksOf, renderHeader, stubViewport } from './support'

beforeEach(() => {
  vi.unstubAllGlobals()
  stubViewport()
})

const mainNav = () => screen.getByRole('navigation', { name: '主导航' })
const strip = () => screen.getByRole('navigation', { name: '分公司与公司信息' })

const actions = (items: NavItem[]) =>
  items.flatMap(({ label, action, groups }) => [
    ...(action === null ? [] : [{ label, ...action }]),
    ...groups.flatMap(({ entries }) => entries),
  ])

// Where each entry leads is a rule of lib/routing; here it is drawn.
test.each([
  ['default', studyNavigation(menuCountries())],
  ['immigration', immigrationNavigation()],
] as const)(
  'the %s header links every entry of its navigation, and asks about the others',
  async (variant, items) => {
    await renderHeader(variant)
    const hrefs = Object.values(linksOf(mainNav()))
    for (const entry of actions([...items])) {
      if (entry.kind !== 'consult') expect(hrefs, entry.label).toContain(entry.href)
      else {
        await userEvent.click(within(mainNav()).getByText(entry.label))
        expect(screen.getByRole('status')).toHaveTextContent(`咨询主题：${entry.topic}`)
      }
    }
  },
)

test.each(['default', 'immigration', 'special'] as const)(
  'the %s header begins with the skip link, has the hotline, and codes only when it is special',
  async (variant) => {
    await renderHeader(variant)
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('跳到正文')
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
    expect(screen.getByRole('link', { name: /400-683-6883/ })).toHaveAttribute('href', 'tel:400-683-6883')
    for (const name of ['微信二维码', '微博二维码', '手机版二维码']) {
      expect(screen.queryAllByRole('button', { name })).toHaveLength(variant === 'special' ? 1 : 0)
      expect(screen.queryAllByRole('img', { name })).toHaveLength(variant === 'special' ? 1 : 0)
    }
  },
)

test('the strip has the pages about the company, and every branch of the list', async () => {
  const about = {
    关于美世: '/special/about_ms_new',
    网站地图: '/map',
    联系我们: '/touchus',
    English: '/special/about_en',
  }
  const { unmount } = await renderHeader()
  expect(linksOf(strip())).toMatchObject(about)
  expect(screen.queryByRole('button', { name: '全球分公司' })).toBeNull()
  unmount()
  await renderHeader('default', [beijing, hongKong])
  expect(linksOf(strip())).toMatchObject({ ...about, 北京: '/bj', 香港: '/hk' })
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'immigration news scroll this page down to 3850 px (reduced motion: %s)',
  async (reducedMotion, behavior) => {
    stubViewport({ reducedMotion })
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    await renderHeader('immigration')
    expect(fireEvent.click(within(mainNav()).getByRole('link', { name: '移民资讯' }))).toBe(false)
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 3850, behavior }))
  },
)

// The segments are those of the page itself, also when the address bar shows an alias.
test.each(
  table(`
    (default) chanel us       |                    | 留学服务 true
    (default) chanel japan    |                    | 日本留学 page
    (default) bjts_list 3     |                    | 背景提升 true
    (default) goodnews        | index=2            | 学业规划 true
    (default) goodnews        | Keyword=x&index=12 | 大学排名 true
    (default) goodnews        | index=0            | 录取喜报 page
  `),
)('on the page %s?%s the marked item is “%s”', async (segments = '', search = '', marked) => {
  navigation.segments = segments.split(' ')
  navigation.search = search
  await renderHeader()
  const marks = [...mainNav().querySelectorAll('[aria-current]')]
  expect(marks.map((mark) => `${mark.textContent} ${mark.getAttribute('aria-current')}`).join()).toBe(marked)
})

describe('the search box', () => {
  const input = () => screen.getByRole('searchbox', { name: '站内搜索' })

  test('is a GET form to /search with the field Keyword, so that it works without scripts', async () => {
    await renderHeader()
    expect(input().closest('form')).toHaveAttribute('action', '/search')
    expect(input().closest('form')).toHaveProperty('method', 'get')
    expect(input()).toHaveAttribute('name', 'Keyword')
  })

  test('is switched off in the immigration header, whose button leads to the NIW page', async () => {
    await renderHeader('immigration')
    expect(input()).toBeDisabled()
    expect(screen.getByRole('link', { name: '美国 NIW 项目' })).toHaveAttribute('href', '/special/ym_us_niw')
  })
})
