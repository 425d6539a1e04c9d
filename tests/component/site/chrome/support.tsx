import { act, render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Header, type HeaderVariant } from '@/components/site/chrome/header'
import type { Branch } from '@/lib/api/branches'
import { menuCountries } from '@/lib/collections/kinds/country'
import { AppStoreProvider, useAppStore } from '@/stores/app-store-provider'

export const beijing: Branch = { code: 'bj', city: '北京', name: '北京分公司', href: '/bj', overseas: false }
export const hongKong: Branch = { code: 'xg', city: '香港', name: '香港分公司', href: '/hk', overseas: true }

const codes = {
  wechat: {
    channel: '微信',
    value: 'https://w.example/a',
    file: '/qr/wechat.svg',
    note: '扫码联系美世留学',
    standIn: false,
  },
  weibo: {
    channel: '微博',
    value: 'https://b.example/a',
    file: '/qr/weibo.svg',
    note: '扫码访问美世微博',
    standIn: false,
  },
  mobile: {
    channel: '手机版',
    value: 'https://m.example',
    file: '/qr/mobile.svg',
    note: '扫码打开手机版',
    standIn: false,
  },
}

/** Sets whether the window is narrow and whether the visitor prefers reduced motion. */
export function stubViewport({ narrow = false, reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? reducedMotion : narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

export const renderInStore = (children: ReactNode) =>
  render(
    <AppStoreProvider>
      {children}
      <ConsultTopic />
    </AppStoreProvider>,
  )

export const headerOf = (variant: HeaderVariant, branches: Branch[] = []) => (
  <Header
    variant={variant}
    countries={menuCountries()}
    origins={{}}
    branches={branches}
    codes={variant === 'special' ? codes : null}
  />
)

export async function renderHeader(variant: HeaderVariant = 'default', branches: Branch[] = []) {
  return await act(async () =>
    renderInStore(
      <>
        {/* Replaces the stylesheet: on wide screens the popover is part of the page, and on narrow ones it counts as
            opened. */}
        <style>{'#site-menu { display: block }'}</style>
        {headerOf(variant, branches)}
      </>,
    ),
  )
}

/** Shows the topic for which the chat was opened. */
function ConsultTopic() {
  const topic = useAppStore(({ floating }) => (floating?.kind === 'chat' ? floating.topic : null))
  return topic === null ? null : <output>咨询主题：{topic}</output>
}

/** The links of a part of the page, by their names. */
export const linksOf = (part: HTMLElement) =>
  Object.fromEntries(
    within(part)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  )
