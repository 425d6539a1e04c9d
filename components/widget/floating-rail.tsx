'use client'

import Link from 'next/link'
import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Poster } from '@/lib/api/posters'
import { paths } from '@/lib/routing/paths'
import { hotlineHref } from '@/lib/site'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import type { WidgetPanel } from '@/stores/widget-slice'
import { BackToTop } from './back-to-top'
import type { FloatingPanelsProps } from './floating-panels'
import styles from './floating-window.module.css'
import { loadPanels } from './preload-panels'
import { PromoBanners } from './promo-banners'
import { RailItem } from './rail-item'
import { recall, remember } from './session-memory'

type Icons = Record<WidgetPanel | 'call' | 'cost' | 'test' | 'top', ReactNode>

type FloatingRailProps = {
  checkString: string
  banners: Poster[]
  icons: Icons
  /** The QR code and what scanning it does. */
  wechat: ReactNode
}

const memory = 'floating-window'

const panelItems = [
  { panel: 'consult', label: '在线咨询', short: '咨询' },
  { panel: 'wechat', label: '微信咨询', short: '微信' },
  { panel: 'callback', label: '电话咨询', short: '电话' },
  { panel: 'plan', label: '留学方案', short: '方案' },
] as const

/**
 * A rail of buttons and links beside the page, a slim bar under it on narrow screens. It keeps room for itself; folded, it is
 * one tab until the visitor's session ends. The panels' code is loaded when one first opens.
 */
export function FloatingRail({ checkString, banners, icons, wechat }: FloatingRailProps) {
  const store = useAppStoreApi()
  const isFolded = useAppStore((state) => state.widget === 'folded')
  const isPanelOpen = useAppStore((state) => state.floating?.kind === 'panel')
  const [Panels, setPanels] = useState<ComponentType<FloatingPanelsProps> | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)

  useEffect(() => {
    const { widgetPlaced } = store.getState()
    widgetPlaced(recall(memory) === 'closed' ? 'folded' : 'open')
    return () => widgetPlaced('absent')
  }, [store])

  useEffect(() => {
    if (!isPanelOpen || Panels) return
    loadPanels().then(
      (loaded) => setPanels(() => loaded.FloatingPanels),
      (cause: unknown) => {
        console.error('floating panels not loaded', cause)
        store.getState().panelDismissed()
        location.assign(hotlineHref)
      },
    )
  }, [isPanelOpen, Panels, store])

  // The button that was pressed is gone; its counterpart takes the focus.
  useEffect(() => {
    if (!wasToggled.current) return
    wasToggled.current = false
    toggle.current?.focus()
  })

  function fold(next: 'folded' | 'open') {
    wasToggled.current = true
    store.getState().widgetPlaced(next)
    remember(memory, next === 'folded' ? 'closed' : 'open')
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) store.getState().widgetLeft()
  }

  if (isFolded) {
    return (
      <aside className="no-print" aria-label="咨询与工具">
        <button
          ref={toggle}
          type="button"
          className={styles.tab}
          aria-label="展开咨询栏"
          aria-expanded="false"
          onClick={() => fold('open')}
        >
          {icons.consult}
          <span aria-hidden="true">咨询</span>
        </button>
      </aside>
    )
  }

  return (
    <aside
      className={`${styles.rail} no-print`}
      aria-label="咨询与工具"
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') store.getState().widgetLeft()
      }}
      onBlur={onBlur}
    >
      <PromoBanners banners={banners} />
      <ul className={styles.items}>
        {panelItems.map(({ panel, label, short }) => (
          <li key={panel} className="needs-script">
            <RailItem panel={panel} label={label} short={short} icon={icons[panel]} />
          </li>
        ))}
        <li className={styles.noScript}>
          <a className={styles.item} href={hotlineHref}>
            {icons.call}
            <span>电话</span>
          </a>
        </li>
        <li>
          <Link
            className={styles.item}
            href={paths.cost}
            prefetch={false}
            aria-label="费用计算"
            data-short="费用"
          >
            {icons.cost}
            <span className={styles.long}>费用计算</span>
          </Link>
        </li>
        <li>
          <Link
            className={styles.item}
            href={paths.personalityTest}
            prefetch={false}
            aria-label="性格测试"
            data-short="测试"
          >
            {icons.test}
            <span className={styles.long}>性格测试</span>
          </Link>
        </li>
        <li className={styles.top}>
          <BackToTop className={styles.item}>
            {icons.top}
            <span>
              <span className={styles.long}>回到</span>顶部
            </span>
          </BackToTop>
        </li>
      </ul>
      <button
        ref={toggle}
        type="button"
        className={`needs-script ${styles.fold}`}
        aria-expanded="true"
        onClick={() => fold('folded')}
      >
        收起
      </button>
      {Panels && <Panels checkString={checkString} wechat={wechat} />}
    </aside>
  )
}
