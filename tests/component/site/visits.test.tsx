import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VisitConsent } from '@/components/site/visits/visit-consent'
import { VisitCounting } from '@/components/site/visits/visit-counting'
import { navigation } from '@/tests/support/next-navigation'

const reload = vi.fn()

const siteId = '0123456789abcdef0123456789abcdef'

beforeEach(() => {
  navigation.pathname = '/uk'
  vi.stubGlobal('location', {
    hostname: 'www.meishi.test',
    search: '?utm_source=baidu&Keyword=13800000000',
    reload,
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  for (const script of document.querySelectorAll('script')) script.remove()
  window._hmt = undefined
  reload.mockClear()
  vi.unstubAllGlobals()
})

const page = () => (
  <>
    <VisitCounting siteId={siteId} />
    <VisitConsent />
  </>
)
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('loads nothing before a visitor agrees', () => {
  render(page())
  expect(screen.getByRole('status').textContent).toContain('同意之前不会加载')
  expect([scripts(), window._hmt]).toEqual([[], undefined])
})

it('loads and stores nothing but the answer when a visitor refuses', async () => {
  render(page())
  await press('不同意')
  expect(screen.getByRole('button', { name: '不同意', pressed: true })).toBeDefined()
  expect([scripts(), window._hmt, Object.keys(localStorage)]).toEqual([[], undefined, ['visit-choice']])
  expect(reload).not.toHaveBeenCalled()
})

it('counts a page by its path and campaign once a visitor agrees, and each further page', async () => {
  const view = render(page())
  await press('同意')
  expect(scripts()).toEqual([`https://hm.baidu.com/hm.js?${siteId}`])
  navigation.pathname = '/us'
  view.rerender(page())
  expect(scripts()).toHaveLength(1)
  expect(window._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/uk?utm_source=baidu'],
    ['_trackPageview', '/us?utm_source=baidu'],
  ])
})

it('remembers the answer on the next page, and keeps the focus where it was', async () => {
  const first = render(page())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '同意', pressed: true }))
  first.unmount()
  window._hmt = undefined
  render(page())
  expect(window._hmt).toHaveLength(2)
})

it('takes the answer back: forgets what Baidu stored, and loads the page without its script', async () => {
  render(page())
  await press('同意')
  localStorage.setItem(`Hm_lvt_${siteId}`, '1')
  // biome-ignore lint/suspicious/noDocumentCookie: as Baidu's script sets it.
  document.cookie = `Hm_lvt_${siteId}=1; Path=/`
  await press('不同意')
  expect(Object.keys(localStorage)).toEqual(['visit-choice'])
  expect(document.cookie).not.toContain('Hm_lvt')
  expect(reload).toHaveBeenCalledOnce()
})

it.each(['/receipt/abc', '/m/receipt/abc', '/lead-result', '/preview/key'])(
  'neither asks nor counts on a page that belongs to one person: %s',
  (path) => {
    localStorage.setItem('visit-choice', '"agreed"')
    navigation.pathname = path
    render(page())
    expect([screen.queryByRole('button'), scripts(), window._hmt]).toEqual([null, [], undefined])
  },
)
