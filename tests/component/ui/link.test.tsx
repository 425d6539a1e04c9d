import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '@/components/ui/link'
import { maybe, table } from '@/tests/support/table'

type RouterLinkProps = ComponentProps<'a'> & {
  prefetch: boolean | null
  onNavigate: (event: { preventDefault: () => void }) => void
}

/** Replaces the framework's link and shows whether it may prefetch its page. */
vi.mock('next/link', () => ({
  default: ({ prefetch, onNavigate: _, ...link }: RouterLinkProps) => (
    <a {...link} data-prefetch={String(prefetch)} />
  ),
}))

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function draw(href = '/yxk?country=us#list') {
  render(
    <Link href={href} className="item">
      院校库
    </Link>,
  )
  return screen.getByRole('link', { name: '院校库' })
}

test('a page of the site is opened by the router, and is not prefetched at first', () => {
  const link = draw()
  expect(link).toHaveAttribute('href', '/yxk?country=us#list')
  expect(link).toHaveClass('item')
  expect(link).toHaveAttribute('data-prefetch', 'false')
})

test.each(
  table(
    `
      /yxk?country=us#list | –
      /yxk?country=us&study=master | nofollow
      /yxk#a&b | –
    `,
    [String, maybe],
  ),
)('%s has the relation %s: crawlers follow one filter of a list, not all pairs', (href, rel) => {
  expect(draw(href).getAttribute('rel')).toBe(rel)
})

test.each([
  ['a mouse', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['the keyboard', (link: HTMLElement) => fireEvent.focus(link)],
  ['a finger', (link: HTMLElement) => fireEvent.touchStart(link)],
])('%s on a link prefetches its page', (_, come) => {
  const link = draw()
  come(link)
  expect(link).toHaveAttribute('data-prefetch', 'null')
})

test.each([
  [
    'asks for less data',
    () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') })),
  ],
  ['saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['reads a receipt', () => window.history.replaceState(null, '', '/receipt/abc')],
  ['is on the mobile site', () => window.history.replaceState(null, '', '/m/yxk')],
])('nothing is prefetched for a visitor who %s', (_, set) => {
  const link = draw()
  set()
  fireEvent.pointerEnter(link)
  expect(link).toHaveAttribute('data-prefetch', 'false')
})

test.each(
  table(`
    another site | https://beian.miit.gov.cn/
    a telephone number | tel:400-683-6883
    a place on the page | #consult
    a feed | /headlines/rss.xml
    a calendar | /deadlines/days.ics?country=us
    an address of the API | /apipc/openapi.json
    a receipt | /receipt/abc
    the mobile site | /m/desktop
  `),
)('%s is left to the browser', (_, href) => {
  const link = draw(href)
  expect(link).toHaveAttribute('href', href)
  expect(link).not.toHaveAttribute('data-prefetch')
})

test('a page whose name begins like the mobile site is opened by the router', () => {
  expect(draw('/map')).toHaveAttribute('data-prefetch', 'false')
})
