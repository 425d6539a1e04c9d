import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { contactCodes } from '@/components/site/chrome/contact-codes'
import { filings } from '@/components/site/chrome/filing'
import { Footer } from '@/components/site/chrome/footer'
import { CompactFooter } from '@/components/site/chrome/short-footers'
import { menuCountries } from '@/lib/collections/kinds/country'
import { beijing, hongKong, linksOf, renderInStore } from './support'

const none = {
  ...{ SITE_ORIGIN: 'https://s.example', MOBILE_ORIGIN: undefined },
  ...{ WECHAT_QR_URL: undefined, WEIBO_QR_URL: undefined },
}
const nothing = {
  countries: menuCountries(),
  company: { name: undefined, address: undefined, filings: [], year: 2031 },
  branches: [],
  friends: [],
  codes: [],
}
const configured = () => ({
  name: '某某教育咨询有限公司',
  address: '某市某路 1 号',
  filings: filings({ ICP_NUMBER: '京ICP备1号-2', POLICE_NUMBER: '京公网安备 11010502012345号' }),
  year: 2031,
})

function draw(
  View: typeof Footer | typeof CompactFooter,
  given: Partial<ComponentProps<typeof Footer>> = {},
) {
  renderInStore(<View {...nothing} {...given} />)
  return screen.getByRole('contentinfo')
}

const everywhere = { '400-683-6883': 'tel:400-683-6883', 隐私保护协议: '/privacy' }

describe.each([
  ['the footer', Footer],
  ['the compact footer', CompactFooter],
])('%s', (_, View) => {
  test('has the hotline, the privacy agreement and the adult-only notice, and no placeholders', () => {
    const footer = draw(View)
    expect(linksOf(footer)).toMatchObject(everywhere)
    expect(footer).toHaveTextContent('本站所有课程、服务及资料仅面向18周岁及以上成年人')
    expect(footer).not.toHaveTextContent(/地址|备/)
    expect(footer.querySelector('address')).toBeNull()
  })

  test('has the facts of the company that are configured, its numbers with the authorities’ pages', () => {
    const footer = draw(View, { company: configured() })
    expect(footer).toHaveTextContent('某某教育咨询有限公司')
    expect(footer).toHaveTextContent('地址：某市某路 1 号')
    const links = Object.entries(linksOf(footer)).filter(([name]) => /备/.test(name ?? ''))
    expect(links.map(([, href]) => href)).toEqual([
      'https://beian.miit.gov.cn/',
      'https://beian.mps.gov.cn/#/query/webSearch?code=11010502012345',
    ])
  })
})

describe('the footer', () => {
  test('shows the year, and lists what it is given', () => {
    const friends = [{ name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn/' }]
    const lists = () => screen.queryAllByRole('navigation', { name: /全球分公司|友情链接/ })
    expect(draw(Footer)).toHaveTextContent('© 2031 美世留学')
    expect(lists()).toEqual([])
    cleanup()
    draw(Footer, { branches: [beijing, hongKong], friends, codes: [contactCodes(none).wechat] })
    expect(Object.assign({}, ...lists().map(linksOf))).toEqual({
      ...{ 北京: '/bj', 香港: '/hk' },
      教育部留学服务中心: 'https://www.cscse.edu.cn/',
    })
    expect(screen.getByRole('img', { name: '微信二维码' })).toBeInTheDocument()
  })

  test('opens the chat about the page; without scripts the link leads to the message form', async () => {
    draw(Footer)
    const consult = screen.getByRole('link', { name: '在线咨询' })
    expect(consult).toHaveAttribute('href', '/touchus#message')
    await userEvent.click(consult)
    expect(screen.getByRole('status')).toHaveTextContent('咨询主题：页脚咨询')
  })
})

test('no filing number stands in for one that is not configured', () => {
  expect(filings({ ICP_NUMBER: undefined, POLICE_NUMBER: undefined })).toEqual([])
})

test('contact codes lead to what is configured, else to pages of the site, without the name of an account', () => {
  const read = (env: Parameters<typeof contactCodes>[0]) =>
    Object.values(contactCodes(env)).map(({ value, note, standIn }) => [value, note, standIn])
  expect(read(none)).toEqual([
    ['https://s.example/touchus', '扫码查看联系方式', true],
    ['https://s.example/touchus', '扫码查看联系方式', true],
    ['https://s.example/m', '扫码打开手机版', false],
  ])
  const [wechat, weibo, mobile] = ['https://w.example/x', 'https://b.example/x', 'https://m.example']
  expect(read({ ...none, MOBILE_ORIGIN: mobile, WECHAT_QR_URL: wechat, WEIBO_QR_URL: weibo })).toEqual([
    [wechat, '扫码联系美世留学', false],
    [weibo, '扫码访问美世微博', false],
    [mobile, '扫码打开手机版', false],
  ])
})
