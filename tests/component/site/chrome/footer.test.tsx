import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { CompanyFacts } from '@/components/site/chrome/company-lines'
import { type ContactCode, contactCodes } from '@/components/site/chrome/contact-codes'
import { filings } from '@/components/site/chrome/filing'
import { Footer } from '@/components/site/chrome/footer'
import { CompactFooter } from '@/components/site/chrome/short-footers'
import type { Branch } from '@/lib/api/branches'
import type { FriendlyLink } from '@/lib/api/links'
import { beijing, hongKong, renderInStore } from './support'

const unknown: CompanyFacts = { name: undefined, address: undefined, filings: [], year: 2031 }

type FooterData = {
  company?: CompanyFacts
  branches?: Branch[]
  friends?: FriendlyLink[]
  codes?: ContactCode[]
}

const renderFooter = ({ company = unknown, branches = [], friends = [], codes = [] }: FooterData = {}) =>
  renderInStore(<Footer company={company} branches={branches} friends={friends} codes={codes} />)

describe('the footer', () => {
  test.each([
    ['美国', '/us'],
    ['日本', '/japan'],
    ['背景提升', '/bjts_list?b=1,2,3,4,6,8,9,10'],
    ['身份规划', '/ym_product'],
    ['关于美世', '/special/about_ms_new'],
    ['网站地图', '/map'],
    ['联系我们', '/touchus'],
    ['隐私保护协议', '/privacy'],
  ])('%s leads to %s', (name, href) => {
    renderFooter()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('shows the hotline, the adult-only notice, and the year with the brand', () => {
    renderFooter()
    expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
    expect(screen.getByText('本站所有课程、服务及资料仅面向18周岁及以上成年人')).toBeInTheDocument()
    expect(screen.getByText('© 2031 美世留学')).toBeInTheDocument()
  })

  test('lists branches and friendly links', () => {
    renderFooter({
      branches: [beijing, hongKong],
      friends: [{ name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn/' }],
    })
    const branches = within(screen.getByRole('navigation', { name: '全球分公司' }))
    expect(branches.getByRole('link', { name: '北京' })).toHaveAttribute('href', '/bj')
    expect(branches.getByRole('link', { name: '香港' })).toHaveAttribute('href', '/hk')
    expect(screen.getByRole('link', { name: '教育部留学服务中心' })).toHaveAttribute(
      'href',
      'https://www.cscse.edu.cn/',
    )
  })

  test('leaves out lists that could not be read', () => {
    renderFooter()
    expect(screen.queryByRole('navigation', { name: '全球分公司' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: '友情链接' })).not.toBeInTheDocument()
  })

  test('shows the QR codes that it is given, each with the purpose of scanning it', () => {
    renderFooter({
      codes: [
        {
          channel: '微信',
          value: 'https://w.example',
          file: '/qr/wechat.svg',
          note: '微信扫码',
          standIn: false,
        },
      ],
    })
    const code = screen.getByRole('figure')
    expect(within(code).getByRole('img', { name: '微信二维码' })).toBeInTheDocument()
    expect(code).toHaveTextContent('微信扫码')
  })

  test('opens the chat about the page; without scripts the link leads to the message form', async () => {
    renderFooter()
    const consult = screen.getByRole('link', { name: '在线咨询' })
    expect(consult).toHaveAttribute('href', '/touchus#message')
    await userEvent.click(consult)
    expect(screen.getByRole('status')).toHaveTextContent('咨询主题：页脚咨询')
  })

  test('links back to the top', () => {
    renderFooter()
    expect(screen.getByRole('link', { name: /顶部/ })).toHaveAttribute('href', '#top')
  })
})

const configured: CompanyFacts = {
  name: '某某教育咨询有限公司',
  address: '某市某路 1 号',
  filings: [
    { number: '某ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
    {
      number: '某公网安备 10000000000000号',
      href: 'https://beian.mps.gov.cn/#/query/webSearch?code=10000000000000',
    },
  ],
  year: 2031,
}

describe.each([
  ['the footer', Footer],
  ['the compact footer', CompactFooter],
])('%s and facts about the company', (_, View) => {
  const renderView = (company: CompanyFacts) =>
    renderInStore(<View company={company} branches={[]} friends={[]} codes={[]} />)

  test('shows them when they are configured', () => {
    renderView(configured)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent('某某教育咨询有限公司')
    expect(footer).toHaveTextContent('地址：某市某路 1 号')
    expect(screen.getByRole('link', { name: '某ICP备00000000号' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    )
    expect(screen.getByRole('link', { name: /某公网安备/ })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=10000000000000',
    )
  })

  test('has no placeholder when they are not configured', () => {
    renderView(unknown)
    const footer = screen.getByRole('contentinfo')
    expect(footer).not.toHaveTextContent('地址')
    expect(footer).not.toHaveTextContent('备')
    expect(footer.querySelector('address')).toBeNull()
  })
})

test('the compact footer has the hotline, the notice and the privacy agreement', () => {
  render(<CompactFooter company={unknown} />)
  expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
  expect(screen.getByText('本站所有课程、服务及资料仅面向18周岁及以上成年人')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '隐私保护协议' })).toHaveAttribute('href', '/privacy')
})

describe('filing numbers', () => {
  test('link to the authority that issues them', () => {
    expect(filings({ ICP_NUMBER: '京ICP备1号-2', POLICE_NUMBER: '京公网安备 11010502012345号' })).toEqual([
      { number: '京ICP备1号-2', href: 'https://beian.miit.gov.cn/' },
      {
        number: '京公网安备 11010502012345号',
        href: 'https://beian.mps.gov.cn/#/query/webSearch?code=11010502012345',
      },
    ])
  })

  test('are absent when they are not configured', () => {
    expect(filings({ ICP_NUMBER: undefined, POLICE_NUMBER: undefined })).toEqual([])
  })
})

describe('contact codes', () => {
  const none = { MOBILE_ORIGIN: undefined, WECHAT_QR_URL: undefined, WEIBO_QR_URL: undefined }

  test('link to pages of the site when nothing is configured, and name no account', () => {
    expect(contactCodes({ SITE_ORIGIN: 'https://s.example', ...none })).toEqual({
      wechat: {
        channel: '微信',
        file: '/qr/wechat.svg',
        value: 'https://s.example/touchus',
        note: '扫码查看联系方式',
        standIn: true,
      },
      weibo: {
        channel: '微博',
        file: '/qr/weibo.svg',
        value: 'https://s.example/touchus',
        note: '扫码查看联系方式',
        standIn: true,
      },
      mobile: {
        channel: '手机版',
        file: '/qr/mobile.svg',
        value: 'https://s.example/m',
        note: '扫码打开手机版',
        standIn: false,
      },
    })
  })

  test('link to the configured addresses', () => {
    const codes = contactCodes({
      SITE_ORIGIN: 'https://s.example',
      MOBILE_ORIGIN: 'https://m.example',
      WECHAT_QR_URL: 'https://w.example/x',
      WEIBO_QR_URL: 'https://b.example/x',
    })
    expect(Object.values(codes).map((code) => [code.value, code.standIn])).toEqual([
      ['https://w.example/x', false],
      ['https://b.example/x', false],
      ['https://m.example', false],
    ])
  })
})
