'use client'

import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { ContactCode } from '@/components/site/chrome/contact-codes'
import { StandsSince } from '@/components/site/islands/stands-since'
import { useWantedView } from '@/components/site/use-wanted-view'
import { Icon } from '@/components/ui/icon'
import type { Poster } from '@/lib/api/posters'
import { reloadOnce } from '@/lib/chunk-errors'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import { widgetPanels } from '@/stores/app-state'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { BackToTop } from './back-to-top'
import styles from './floating-window.module.css'
import { loadPanels } from './preload-panels'
import { PromoBanners } from './promo-banners'
import { RailItem } from './rail-item'
import { railMemory, recall, remember, rememberOpened, takeOpened } from './session-memory'

export type FloatingRailProps = {
  checkString: string
  banners: Poster[]
  wechat: ContactCode
}

/** The rail that stands now. One that was left ends after the next one has come, and must not clear it away. */
let newest: object | null = null

const panelItems = [
  { panel: 'consult', label: '在线咨询', short: '咨询', icon: 'message-circle' },
  { panel: 'wechat', label: '微信咨询', short: '微信', icon: 'qr-code' },
  { panel: 'callback', label: '电话咨询', short: '电话', icon: 'phone-call' },
  { panel: 'plan', label: '留学方案', short: '方案', icon: 'clipboard-list' },
] as const

/**
 * A rail of buttons and links beside the page, a slim bar under it on narrow screens. It keeps room for itself; folded, it is
 * one tab until the visitor's session ends. The panels' code is loaded when one first opens.
 */
export function FloatingRail({ checkString, banners, wechat }: FloatingRailProps) {
  const store = useAppStoreApi()
  const isFolded = useAppStore((state) => state.widget === 'folded')
  const { Panels, isBroken } = usePanels()
  const toggle = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)

  useEffect(() => {
    const { widgetPlaced, panelPressed } = store.getState()
    const rail = {}
    newest = rail
    widgetPlaced(recall(railMemory) === 'closed' ? 'folded' : 'open')
    const reopened = takeOpened('panel')
    const panel = widgetPanels.find((known) => known === reopened)
    if (panel !== undefined) panelPressed(panel)
    return () => {
      if (newest === rail) widgetPlaced('absent')
    }
  }, [store])

  useEffect(() => {
    if (isFolded) delete document.documentElement.dataset.rail
  }, [isFolded])

  // The button that was pressed is gone; its counterpart takes the focus.
  useEffect(() => {
    if (!wasToggled.current) return
    wasToggled.current = false
    toggle.current?.focus()
  })

  function fold(next: 'folded' | 'open') {
    wasToggled.current = true
    store.getState().widgetPlaced(next)
    remember(railMemory, next === 'folded' ? 'closed' : 'open')
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
          <Icon of="message-circle" />
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
      <RailItems />
      <button
        ref={toggle}
        type="button"
        className={`needs-script ${styles.fold}`}
        aria-expanded="true"
        onClick={() => fold('folded')}
      >
        收起
      </button>
      {Panels && (
        // Their forms come when a panel opens, not with the rail.
        <StandsSince value={null}>
          <Panels checkString={checkString} wechat={wechat} />
        </StandsSince>
      )}
      {isBroken && (
        <p className={styles.broken} role="status">
          这一栏暂时打不开，请致电 <a href={hotlineHref}>{site.hotline}</a>
        </p>
      )}
    </aside>
  )
}

/** The panels' code, loaded when one first opens; broken when it cannot be had and a reload did not help. */
function usePanels() {
  const store = useAppStoreApi()
  const isPanelOpen = useAppStore((state) => state.floating?.kind === 'panel')
  const [isBroken, setIsBroken] = useState(false)
  const onLost = useCallback(
    (cause: unknown) => {
      console.error('floating panels not loaded', cause)
      const { floating, panelDismissed } = store.getState()
      if (floating?.kind === 'panel') rememberOpened('panel', floating.panel)
      if (reloadOnce()) return
      panelDismissed()
      setIsBroken(true)
    },
    [store],
  )
  return { Panels: useWantedView(isPanelOpen, loadPanels, onLost), isBroken }
}

function RailItems() {
  return (
    <ul className={styles.items}>
      {panelItems.map(({ panel, label, short, icon }) => (
        <li key={panel} className="needs-script">
          <RailItem panel={panel} label={label} short={short} icon={icon} />
        </li>
      ))}
      <li className={styles.noScript}>
        <a className={styles.item} href={hotlineHref}>
          <Icon of="phone" />
          <span>电话</span>
        </a>
      </li>
      <li>
        <a className={styles.item} href={paths.cost} aria-label="费用计算" data-short="费用">
          <Icon of="calculator" />
          <span className={styles.long}>费用计算</span>
        </a>
      </li>
      <li>
        <a className={styles.item} href={paths.personalityTest} aria-label="性格测试" data-short="测试">
          <Icon of="shapes" />
          <span className={styles.long}>性格测试</span>
        </a>
      </li>
      <li className={styles.top}>
        <BackToTop className={styles.item}>
          <Icon of="arrow-up-to-line" />
          <span>
            <span className={styles.long}>回到</span>顶部
          </span>
        </BackToTop>
      </li>
    </ul>
  )
}
