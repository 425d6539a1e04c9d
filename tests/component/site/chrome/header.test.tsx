import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { navigation } from '@/tests/support/next-navigation'
import { beijing, hongKong, renderHeader, stubViewport } from './support'

beforeEach(() => {
  vi.unstubAllGlobals()
  stubViewport()
})

const mainNav = () => within(screen.getByRole('navigation', { name: '主导航' }))

describe('the skip link', () => {
  test('is the first link and leads to the main content', async () => {
    await renderHeader()
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('跳到正文')
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
  })
})

describe('the hotline', () => {
  test.each(['default', 'immigration', 'special'] as const)(
    'is a telephone link in the %s header',
    async (variant) => {
      await renderHeader(variant)
      expect(screen.getByRole('link', { name: /400-683-6883/ })).toHaveAttribute('href', 'tel:400-683-6883')
    },
  )
})

describe('the main navigation', () => {
  test.each([
    ['美国', '/us'],
    ['英国', '/uk'],
    ['加拿大', '/can'],
    ['澳大利亚', '/au'],
    ['新加坡', '/sg'],
    ['学业规划', '/yyts'],
    ['日本留学', '/japan'],
    ['国际艺术', '/yishu'],
    ['精英规划', '/dl'],
    ['全球身份规划', '/ym_product'],
    ['背景提升', '/bjts_list?b=1,2,3,4,6,8,9,10'],
    ['热门专业', '/rmzy'],
    ['留学顾问', '/advisor'],
    ['前招生工作人员', '/zsg'],
    ['海外导师', '/ds'],
    ['录取喜报', '/goodnews'],
    ['院校库', '/yxk'],
    ['大学排名', '/special/ranking'],
  ])('%s leads to %s', async (name, href) => {
    await renderHeader()
    // Guides about a country, whose names begin with it, stand below it.
    const [first] = mainNav().getAllByRole('link', { name: new RegExp(`^${name}`) })
    expect(first).toHaveAttribute('href', href)
  })

  test.each([
    ['爱尔兰', '爱尔兰留学'],
    ['马来西亚', '马来西亚留学'],
    ['荷兰', '荷兰留学'],
    ['德国', '德国留学'],
    ['西班牙', '西班牙留学'],
    ['韩国', '韩国留学'],
    ['作品集辅导', '作品集辅导'],
    ['音乐与表演', '音乐与表演'],
  ])('%s opens the consult prompt', async (name, topic) => {
    await renderHeader()
    await userEvent.click(mainNav().getByText(name))
    expect(screen.getByRole('status')).toHaveTextContent(`咨询主题：${topic}`)
  })

  test.each([
    ['国家利益豁免（NIW）', '/special/ym_us_niw'],
    ['曼省留学移民', '/special/ym_ca_man'],
    ['马耳他', '/special/ym_eu_malta'],
    ['圣基茨', '/special/ym_hz_stkitts'],
    ['移民资讯', '/headlines'],
    ['留学教育', '/'],
  ])('of the immigration header: %s leads to %s', async (name, href) => {
    await renderHeader('immigration')
    expect(mainNav().getByRole('link', { name })).toHaveAttribute('href', href)
  })
})

describe('immigration news', () => {
  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls this page down to 3850 px (reduced motion: %s)', async (reducedMotion, behavior) => {
    stubViewport({ reducedMotion })
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    await renderHeader('immigration')
    const followed = fireEvent.click(mainNav().getByRole('link', { name: '移民资讯' }))
    expect(followed).toBe(false)
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 3850, behavior }))
  })
})

describe('the active item', () => {
  const marks = () =>
    [...screen.getByRole('navigation', { name: '主导航' }).querySelectorAll('[aria-current]')].map(
      (element) => [element.textContent, element.getAttribute('aria-current')],
    )
  const labels = () => marks().map(([label]) => label)

  // The segments are those of the page itself, also when the address bar shows an alias.
  test.each([
    { segments: [], item: null },
    { segments: ['(default)', 'chanel', 'us'], item: ['留学服务', 'true'] },
    { segments: ['(default)', 'chanel', 'japan'], item: ['日本留学', 'page'] },
    { segments: ['(default)', 'chanel', 'yishu'], item: ['国际艺术', 'page'] },
    { segments: ['(default)', 'bjts_list'], item: ['背景提升', 'page'] },
    { segments: ['(default)', 'bjts_list', '3'], item: ['背景提升', 'true'] },
    { segments: ['(default)', 'team', 'zsg'], item: ['服务团队', 'true'] },
    { segments: ['special', 'ranking', 'qs'], item: ['大学排名', 'true'] },
  ])('on $segments is $item', async ({ segments, item }) => {
    navigation.segments = segments
    await renderHeader()
    expect(marks()).toEqual(item === null ? [] : [item])
  })

  test.each([
    ['index=1', '留学服务'],
    ['index=2', '学业规划'],
    ['Keyword=x&index=12', '大学排名'],
  ])('with ?%s is %s, for any page', async (search, label) => {
    navigation.segments = ['(default)', 'goodnews']
    navigation.search = search
    await renderHeader()
    expect(labels()).toEqual([label])
  })

  test.each(['index=0', 'index=13', 'index=x'])(
    'with ?%s is that of the page, because the parameter is not valid',
    async (search) => {
      navigation.segments = ['(default)', 'goodnews']
      navigation.search = search
      await renderHeader()
      expect(labels()).toEqual(['录取喜报'])
    },
  )
})

describe('branches and about pages', () => {
  const strip = () => within(screen.getByRole('navigation', { name: '分公司与公司信息' }))

  test.each([
    ['关于美世', '/special/about_ms_new'],
    ['网站地图', '/map'],
    ['联系我们', '/touchus'],
    ['English', '/special/about_en'],
  ])('%s leads to %s', async (name, href) => {
    await renderHeader()
    expect(strip().getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('every branch of the list is linked', async () => {
    await renderHeader('default', [beijing, hongKong])
    expect(strip().getByRole('link', { name: '北京' })).toHaveAttribute('href', '/bj')
    expect(strip().getByRole('link', { name: '香港' })).toHaveAttribute('href', '/hk')
  })

  test('without a list there is no branch menu', async () => {
    await renderHeader()
    expect(screen.queryByRole('button', { name: '全球分公司' })).not.toBeInTheDocument()
  })
})

describe('the social codes', () => {
  test('are shown in the special header', async () => {
    await renderHeader('special')
    for (const name of ['微信二维码', '微博二维码', '手机版二维码']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
      expect(screen.getByRole('img', { name })).toBeInTheDocument()
    }
  })

  test.each(['default', 'immigration'] as const)('are not shown in the %s header', async (variant) => {
    await renderHeader(variant)
    expect(screen.queryByRole('img', { name: '微信二维码' })).not.toBeInTheDocument()
  })
})

describe('the search box', () => {
  const input = () => screen.getByRole('searchbox', { name: '站内搜索' })

  test('is a GET form to /search with the field Keyword, so that it works without scripts', async () => {
    await renderHeader()
    const form = input().closest('form')
    expect(form).toHaveAttribute('action', '/search')
    expect(form).toHaveProperty('method', 'get')
    expect(input()).toHaveAttribute('name', 'Keyword')
  })

  test('is switched off in the immigration header, whose button leads to the NIW page', async () => {
    await renderHeader('immigration')
    expect(input()).toBeDisabled()
    expect(screen.getByRole('link', { name: '美国 NIW 项目' })).toHaveAttribute('href', '/special/ym_us_niw')
  })
})
