import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppStoreProvider } from '@/stores/app-store-provider'
import { navigation } from '@/tests/support/next-navigation'
import { headerOf, stubViewport } from './support'

beforeEach(() => {
  navigation.segments = ['(default)', 'goodnews']
  stubViewport()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const inSite = <AppStoreProvider>{headerOf('default')}</AppStoreProvider>

/**
 * Puts the header into the page as the server sent it, where only its own inline script has run. Returns a function
 * that hydrates it.
 */
function standHeader() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(inSite)
  document.body.append(container)
  const header = container.querySelector('header')
  if (header) header.dataset.scripts = 'coming'
  return () => act(async () => render(inSite, { container, hydrate: true }))
}

const services = () => screen.getByRole('button', { name: '留学服务', hidden: true })
const active = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((element) => element.textContent)

test('the server marks the active item, and hydration changes nothing', async () => {
  const complaints = vi.spyOn(console, 'error')
  const hydrate = standHeader()
  expect(active()).toEqual(['录取喜报'])
  const button = services()
  await hydrate()
  expect(screen.getByRole('banner')).toHaveAttribute('data-scripts', 'running')
  expect(services()).toBe(button)
  expect(active()).toEqual(['录取喜报'])
  expect(complaints).not.toHaveBeenCalled()
})

test('a menu that the stylesheets opened under the pointer stays open', async () => {
  const hydrate = standHeader()
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' ? this === services().parentElement : matches.call(this, selector)
  })
  await hydrate()
  expect(services()).toHaveAttribute('aria-expanded', 'true')
})

test('the item that the parameter index names is marked', async () => {
  navigation.search = 'index=12'
  await standHeader()()
  expect(active()).toEqual(['大学排名'])
})
