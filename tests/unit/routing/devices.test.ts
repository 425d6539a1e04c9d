import { devices } from '@playwright/test'
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { type Agent, isMobile, readAgent } from '@/lib/routing/devices'
import { mobileAgentPattern } from '@/lib/routing/mobile'
import { routeRequest } from '@/lib/routing/route-request'
import { config, middleware } from '@/middleware'

type Row = [name: string, device: Agent['device'], app: Agent['app'], userAgent: string]

const agents: Row[] = [
  [
    'a HarmonyOS computer',
    'desktop',
    null,
    'Mozilla/5.0 (PC; OpenHarmony 5.0; HarmonyOS 5.0) AppleWebKit/537.36 (KHTML,like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Browser/harmony360Browser/1.0.0',
  ],
  [
    'a HarmonyOS computer that turns into a tablet',
    'desktop',
    null,
    'Mozilla/5.0 (2in1; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'a HarmonyOS tablet',
    'other-mobile',
    null,
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'a HarmonyOS phone',
    'other-mobile',
    null,
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  ],
  [
    'WeChat on a HarmonyOS phone',
    'other-mobile',
    'wechat',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.9',
  ],
  [
    'a phone of HarmonyOS 4',
    'other-mobile',
    null,
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36',
  ],
  ...[
    'Mozilla/5.0 (Linux; Android 9; MiTV-AXFR0 Build/PI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/83.0.4103.106 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; BRAVIA 4K VH2 Build/QTG3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.127 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; AFTKA Build/RS8127) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.101 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; HiDPTAndroid_Hi3751V553 SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.120 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 8.0.0; TCL Android TV Build/OPR1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.136 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 7.1.2; X96 ATV Build/NHG47L; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/66.0.3359.158 Safari/537.36',
  ].map((agent): Row => [`television ${agent.slice(31, 60)}`, 'desktop', null, agent]),
  [
    'Chrome on Windows',
    'desktop',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'desktop',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  ],
  [
    'IE 11 on a Windows tablet PC',
    'desktop',
    null,
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; Tablet PC 2.0; rv:11.0) like Gecko',
  ],
  [
    '360 browser',
    'desktop',
    null,
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36 QIHU 360EE',
  ],
  [
    'QQ browser on Windows',
    'desktop',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Safari/537.36 Core/1.94.246.400 QQBrowser/12.2.5544.400',
  ],
  [
    'Safari on macOS',
    'desktop',
    null,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  [
    'an iPad that calls itself a Mac',
    'desktop',
    null,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  [
    'Firefox on Linux',
    'desktop',
    null,
    'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  ],
  [
    'Chromebook',
    'desktop',
    null,
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'WeChat on Windows',
    'desktop',
    'wechat',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4044.138 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63060012)',
  ],
  ['no agent', 'desktop', null, ''],
  ['curl', 'desktop', null, 'curl/8.5.0'],
  [
    'Baiduspider',
    'desktop',
    null,
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  ],
  [
    'Googlebot desktop',
    'desktop',
    null,
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Sogou spider',
    'desktop',
    null,
    'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  ],
  [
    '360Spider',
    'desktop',
    null,
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0); 360Spider',
  ],
  [
    'iPhone',
    'ios',
    null,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'iPad with its own name',
    'ios',
    null,
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'iPod touch',
    'ios',
    null,
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Android phone',
    'android',
    null,
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Android tablet',
    'android',
    null,
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Huawei phone',
    'other-mobile',
    null,
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
  ],
  [
    'HarmonyOS NEXT phone',
    'other-mobile',
    null,
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
  ],
  [
    'Windows Phone',
    'other-mobile',
    null,
    'Mozilla/5.0 (Windows Phone 10.0; WebView/3.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Mobile Safari/537.36 Edge/18.17763',
  ],
  [
    'BlackBerry',
    'other-mobile',
    null,
    'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.0.9.2372 Mobile Safari/537.10+',
  ],
  [
    'Opera Mini',
    'other-mobile',
    null,
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
  ],
  [
    'KaiOS',
    'other-mobile',
    null,
    'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  ],
  [
    'WeChat on iPhone',
    'ios',
    'wechat',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
  ],
  [
    'WeChat on Android',
    'android',
    'wechat',
    'Mozilla/5.0 (Linux; Android 13; V2241A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.49.2600(0x2800313D) WeChat/arm64 Weixin NetType/5G',
  ],
  [
    'Weibo on Android',
    'android',
    'weibo',
    'Mozilla/5.0 (Linux; Android 12; M2102K1C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/92.0.4515.131 Mobile Safari/537.36 Weibo (Xiaomi-M2102K1C__weibo__14.1.0__android__android12)',
  ],
  [
    'Weibo on iPhone',
    'ios',
    'weibo',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Weibo (iPhone15,2__weibo__14.2.1__iphone__os17.2)',
  ],
  [
    'QQ on Android',
    'android',
    'qq',
    'Mozilla/5.0 (Linux; Android 13; PGT-AN10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046613 Mobile Safari/537.36 V1_AND_SQ_8.9.78_4548_YYB_D QQ/8.9.78.12275 NetType/WIFI',
  ],
  [
    'QQ on iPhone',
    'ios',
    'qq',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20B82 QQ/8.9.28.635 V1_IPH_SQ_8.9.28_1_APP_A',
  ],
  [
    'Baiduspider as a phone',
    'android',
    null,
    'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  ],
  [
    'Googlebot as a phone',
    'android',
    null,
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
]

const reachesMiddleware = (url: string, headers: Record<string, string>) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers })

const visit = (url: string, headers: Record<string, string>, init: { method?: string } = {}) =>
  middleware(new NextRequest(`http://localhost:3000${url}`, { headers, ...init }))

const iphone = agents.find(([name]) => name === 'iPhone')?.[3] ?? ''

describe('device rules', () => {
  it.each(agents)('%s is %s (app: %s)', (_name, device, app, userAgent) => {
    expect(readAgent(userAgent)).toEqual({ device, app })
  })

  it.each(agents.filter(([, device]) => device === 'desktop'))(
    '%s is not redirected',
    (_name, _device, _app, userAgent) => {
      const headers = { 'user-agent': userAgent }
      for (const page of ['/', '/chanel/us', '/special/gkhlx', '/yxk/42']) {
        expect(visit(page, headers).headers.get('location')).toBeNull()
      }
    },
  )

  it.each(agents.filter(([, device]) => device !== 'desktop'))(
    '%s is redirected to the mobile page',
    (_name, _device, _app, userAgent) => {
      const headers = { 'user-agent': userAgent }
      expect(reachesMiddleware('/chanel/us', headers)).toBe(true)
      const response = visit('/chanel/us?bd_vid=7', headers)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe('http://localhost:3000/m/chanel/us?bd_vid=7')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('vary')).toBe('User-Agent')
    },
  )

  // A public list: the devices that Playwright imitates.
  it.each([
    ...agents.map(([name, , , agent]) => [name, agent]),
    ...Object.entries(devices).map(([name, { userAgent }]) => [name, userAgent]),
  ])('%s: a phone or tablet is one for nginx’ cache too', (_name, agent = '') => {
    if (isMobile(readAgent(agent))) expect(agent).toMatch(new RegExp(mobileAgentPattern))
  })

  it.each(Object.entries(devices).filter(([name, { isMobile }]) => isMobile && !/iPad|Desktop/.test(name)))(
    '%s is a phone',
    (_name, { userAgent }) => {
      expect(isMobile(readAgent(userAgent))).toBe(true)
    },
  )

  it('redirect no device that nginx’ cache counts as a desktop', () => {
    const agent = 'Panasonic-GAD87/A19'
    expect(isMobile(readAgent(agent))).toBe(true)
    expect(new RegExp(mobileAgentPattern).test(agent)).toBe(false)
    expect(visit('/', { 'user-agent': agent }).status).toBe(200)
  })

  it('redirect the gkhlx marker to its own mobile page', () => {
    const response = visit('/special/gkhlx/entry', { 'user-agent': iphone })
    expect(response.headers.get('location')).toBe('http://localhost:3000/m/gkhlx')
  })

  it('redirect a phone on an alias before the alias is rewritten', () => {
    expect(visit('/us', { 'user-agent': iphone }).status).toBe(301)
  })

  it('treat HEAD like GET', () => {
    expect(visit('/', { 'user-agent': iphone }, { method: 'HEAD' }).status).toBe(301)
  })

  it.each(['pc=1', '__Host-pc=1'])(
    'do not redirect a phone that asked for the desktop version (%s)',
    (cookie) => {
      expect(visit('/us', { 'user-agent': iphone, cookie }).headers.get('location')).toBeNull()
    },
  )

  it.each([['rsc'], ['next-router-prefetch']])('do not redirect data requests (%s)', (header) => {
    const headers = { 'user-agent': iphone, [header]: '1' }
    expect(visit('/us', headers).status).toBe(200)
  })

  it('do not redirect a form submission', () => {
    expect(visit('/', { 'user-agent': iphone }, { method: 'POST' }).status).toBe(200)
  })

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/receipt/abcdefghijklmnopqrstuvwxyz012345',
    '/apipc/v1/country',
    '/robots.txt',
    '/_next/static/a.js',
  ])('%s never reaches the middleware', (path) => {
    expect(reachesMiddleware(path, { 'user-agent': iphone })).toBe(false)
  })

  it.each(['/m', '/m/gkhlx', '/m/desktop', '/m/uk', '/healthz', '/readyz', '/metrics'])(
    '%s is not redirected again',
    (path) => {
      expect(visit(path, { 'user-agent': iphone }).headers.get('location')).toBeNull()
    },
  )

  it.each(['/lead-result?code=0', '/privacy'])('%s has a mobile address like any page', (path) => {
    expect(visit(path, { 'user-agent': iphone }).headers.get('location')).toBe(
      `http://localhost:3000/m${path}`,
    )
  })
})

describe('addresses below /m', () => {
  const shown = (url: string, headers: Record<string, string> = { 'user-agent': iphone }) =>
    getRewrittenUrl(visit(url, headers))

  it.each([
    ['/m/chanel/us?bd_vid=7', '/chanel/us?bd_vid=7'],
    ['/m/uk', '/chanel/uk'],
    ['/m/hischool/42', '/yxk/hischool/42'],
    ['/m/search?Keyword=%E7%89%9B%E6%B4%A5', '/search?Keyword=%E7%89%9B%E6%B4%A5'],
    ['/m/special/fyusa', '/special/feiyong/fyusa'],
  ])('%s shows %s', (address, page) => {
    expect(reachesMiddleware(address, { 'user-agent': iphone })).toBe(true)
    expect(shown(address)).toBe(`http://localhost:3000${page}`)
  })

  it('answer data requests of an open page, and desktops alike', () => {
    expect(reachesMiddleware('/m/uk', { 'user-agent': iphone, rsc: '1' })).toBe(true)
    expect(shown('/m/uk', { 'user-agent': iphone, rsc: '1' })).toBe('http://localhost:3000/chanel/uk')
    expect(shown('/m/uk', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' })).toBe(
      'http://localhost:3000/chanel/uk',
    )
  })

  it.each(['/m/m/uk', '/m/apipc/v1/country', '/m/receipt/abc', '/m/metrics', '/m/sitemap.xml', '/m/gkhlx'])(
    '%s is not the address of another page',
    (address) => {
      expect(shown(address)).toBeNull()
    },
  )
})

describe('the mobile site on its own host', () => {
  const mobile = 'https://m.example.cn'
  const ask = (host: string, path: string) =>
    routeRequest(
      new NextRequest(`http://localhost:3000${path}`, { headers: { 'user-agent': iphone, host } }),
      mobile,
    )

  it.each([
    ['/uk?a=1', 'https://m.example.cn/uk?a=1'],
    ['/lead-result?code=0', 'https://m.example.cn/lead-result?code=0'],
    ['/privacy', 'https://m.example.cn/privacy'],
    ['/special/gkhlx', 'https://m.example.cn/gkhlx'],
  ])('a phone that asks the desktop host for %s is sent to %s', (path, location) => {
    const response = ask('www.example.cn', path)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  it.each([
    ['/', '/m'],
    ['/gkhlx', '/m/gkhlx'],
    ['/uk', '/chanel/uk'],
  ])('and shows %s there without another redirect', (path, page) => {
    const response = ask('m.example.cn', path)
    expect(response.headers.get('location')).toBeNull()
    expect(getRewrittenUrl(response)).toBe(`http://localhost:3000${page}`)
  })
})
