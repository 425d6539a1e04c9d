import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeaderIsland } from '@/components/site/chrome/header-island'
import { type HeaderVariant, HeaderView } from '@/components/site/chrome/header-view'
import { leave, stand } from '../islands/stand'
import { stubViewport } from './support'

const page = vi.hoisted(() => ({ search: '' }))

vi.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => ['(default)', 'goodnews'],
  useSearchParams: () => new URLSearchParams(page.search),
}))

beforeEach(() => {
  page.search = ''
  stubViewport()
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const facts = { origins: {}, hasBranches: false, codes: null } as const

/** The header as the server sent it. */
async function standHeader(variant: HeaderVariant = 'default') {
  await stand(
    <HeaderIsland {...facts} variant={variant} />,
    <HeaderView {...facts} variant={variant} path="/goodnews" index={null} />,
    <Suspense fallback={null} />,
  )
}

const services = () => screen.getByRole('button', { name: '留学服务', hidden: true })
const active = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((element) => element.textContent)

test('is taken over by its code right behind the page, as the server sent it', async () => {
  const complaints = vi.spyOn(console, 'error')
  await standHeader()
  expect(active()).toEqual(['录取喜报'])
  const button = services()
  await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-scripts', 'awake'))
  expect(services()).toBe(button)
  expect(active()).toEqual(['录取喜报'])
  expect(complaints).not.toHaveBeenCalled()
})

test('a press before its code is there opens the menu when it is', async () => {
  await standHeader()
  const button = services()
  fireEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  expect(services()).toBe(button)
})

test('a link that scrolls the page does so, pressed before its code is there', async () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  await standHeader('immigration')
  expect(fireEvent.click(screen.getByRole('link', { name: '移民资讯', hidden: true }))).toBe(false)
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 3850, behavior: 'smooth' }))
})

test('a menu that the style sheets opened under the pointer is open when its code is there', async () => {
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' ? this === services().parentElement : matches.call(this, selector)
  })
  await standHeader()
  await waitFor(() => expect(services()).toHaveAttribute('aria-expanded', 'true'))
})

test('the item that the parameter index names is marked', async () => {
  page.search = 'index=12'
  await standHeader()
  await waitFor(() => expect(active()).toEqual(['大学排名']))
})
