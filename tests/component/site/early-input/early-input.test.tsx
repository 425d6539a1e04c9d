import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { earlyListener } from '@/components/site/early-input/listener'

let page: HTMLElement
let root: Root | undefined

/** The page as the server sent it: the inline script has run, the other scripts have not. */
function arrive(content: ReactNode) {
  page = document.createElement('div')
  page.innerHTML = renderToString(<EarlyInput>{content}</EarlyInput>)
  document.body.append(page)
  runInThisContext(earlyListener)
}

const hydrate = (content: ReactNode) =>
  act(async () => {
    root = hydrateRoot(page, <EarlyInput>{content}</EarlyInput>, { onRecoverableError: () => {} })
  })

const find = <T extends HTMLElement = HTMLElement>(selector: string) => {
  const found = page.querySelector<T>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  window.earlyInput?.end()
  act(() => root?.unmount())
  root = undefined
  page.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" id="menu" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      菜单
    </button>
  )
}

const lead = (
  <form id="lead" method="post" action="/apipc/v1/general_form_pc">
    <label htmlFor="name">姓名</label>
    <input id="name" name="name" />
    <select name="country" defaultValue="">
      <option value="">还没定</option>
      <option value="英国">英国</option>
    </select>
    <input type="radio" name="mode" value="线上" />
    <input type="radio" name="mode" value="线下" />
    <input type="checkbox" name="agree" value="1" />
    <button type="submit">提交</button>
  </form>
)

test('a press before the code is loaded takes effect once afterwards, however often it was repeated', async () => {
  arrive(<Menu />)
  find('#menu').click()
  find('#menu').click()
  expect(find('#menu').ariaExpanded).toBe('false')
  await hydrate(<Menu />)
  expect(find('#menu').ariaExpanded).toBe('true')
  act(() => find('#menu').click())
  expect(find('#menu').ariaExpanded).toBe('false')
})

test('a press on markup that a translator has changed takes effect', async () => {
  arrive(<Menu />)
  find('#menu').innerHTML = '<font>menu</font>'
  find('font').click()
  await hydrate(<Menu />)
  expect(find('#menu').ariaExpanded).toBe('true')
})

test('a link that opens the chat waits for its code, and is followed when the code does not load', async () => {
  const asked = vi.fn((event: MouseEvent) => event.preventDefault())
  const link = (
    <span onClickCapture={asked}>
      <a href="#hotline" data-consult="页脚咨询">
        在线咨询
      </a>
    </span>
  )
  arrive(link)
  find('a').click()
  expect(location.hash).toBe('')
  await hydrate(link)
  expect(asked).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(location.hash).toBe('')

  act(() => root?.unmount())
  page.remove()
  arrive(link)
  find('a').click()
  vi.advanceTimersByTime(10_000)
  expect(location.hash).toBe('#hotline')
  location.hash = ''
})

test('a form is posted once by two presses, and again by a visitor who comes back to the page', () => {
  arrive(lead)
  const posts: boolean[] = []
  page.addEventListener('submit', (event) => {
    posts.push(!event.defaultPrevented)
    event.preventDefault()
  })
  const form = find<HTMLFormElement>('form')
  form.requestSubmit()
  form.requestSubmit()
  expect(posts).toEqual([true, false])
  window.dispatchEvent(new Event('pageshow'))
  form.requestSubmit()
  expect(posts).toEqual([true, false, true])
})

test.each([
  ['as the server sent it', () => {}],
  ['that a translator has changed', () => find('label').replaceChildren(document.createElement('font'))],
  ['that a password manager has changed', () => find('#name').after(document.createElement('div'))],
  ['that an extension has taken a field from', () => find('select').remove()],
])('values filled in without an event stay in the fields of a page %s', async (_, change) => {
  arrive(lead)
  find<HTMLInputElement>('#name').value = '林晓'
  find<HTMLSelectElement>('select').value = '英国'
  find<HTMLInputElement>('[value=线下]').checked = true
  find<HTMLInputElement>('[name=agree]').checked = true
  find('#name').focus()
  change()
  const country = page.querySelector('select')?.value ?? ''
  await hydrate(lead)
  expect(Object.fromEntries(new FormData(find<HTMLFormElement>('form')))).toEqual({
    name: '林晓',
    country,
    mode: '线下',
    agree: '1',
  })
  expect(find('#name')).toHaveFocus()
})

test('a field that already has the focus gets its focus event', async () => {
  const onFocus = vi.fn()
  arrive(<input id="word" onFocus={onFocus} />)
  find('#word').focus()
  await hydrate(<input id="word" onFocus={onFocus} />)
  expect(onFocus).toHaveBeenCalledOnce()
})
