'use client'

import { usePathname } from 'next/navigation'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { ContactCode } from '@/components/site/chrome/contact-codes'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import type { Poster } from '@/lib/api/posters'
import { paths } from '@/lib/routing/paths'
import { hotlineHref } from '@/lib/site'
import { type WidgetPanel, widgetPanels } from '@/stores/app-state'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { BackToTop } from './back-to-top'
import styles from './floating-window.module.css'
import { LatePart } from './late-part'
import { panelId, panelItemId } from './panel-ids'
import { PromoBanners } from './promo-banners'
import { promoMemory, railMemory, recall, remember, takeOpened } from './session-memory'
import { useEscape } from './use-escape'

const loadPanels = () => import('./floating-panels').then((loaded) => loaded.FloatingPanels)

/** Loads the panels' code in advance. An error is ignored here; it occurs again, and is handled, when a panel opens. */
function preloadPanels(): void {
  loadPanels().catch(() => {})
}

type FloatingRailProps = {
  checkString: string
  banners: Poster[]
  wechat: ContactCode
}

const panelItems = [
  { panel: 'consult', label: '在线咨询', short: '咨询', icon: 'message-circle' },
  { panel: 'wechat', label: '微信咨询', short: '微信', icon: 'qr-code' },
  { panel: 'callback', label: '电话咨询', short: '电话', icon: 'phone-call' },
  { panel: 'plan', label: '留学方案', short: '方案', icon: 'clipboard-list' },
] as const

/**
 * A column of buttons and links beside the page; on narrow screens a bar below it. A phone has room for five items: 更多 opens the others
 * and the promo links above them, which the first page of a visit shows by itself until one screen is read. It reserves its own space.
 * Folded, it is one tab until the end of the session.
 */
export function FloatingRail({ checkString, banners, wechat }: FloatingRailProps) {
  const store = useAppStoreApi()
  const isFolded = useAppStore((state) => state.widget === 'folded')
  const toggle = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const hasPromoLine = usePromoLine()
  useEscape(isMoreOpen, () => setIsMoreOpen(false))

  useEffect(() => {
    const { widgetPlaced, panelPressed } = store.getState()
    widgetPlaced(recall(railMemory) === 'closed' ? 'folded' : 'open')
    const reopened = takeOpened('panel')
    const panel = widgetPanels.find((known) => known === reopened)
    if (panel !== undefined) panelPressed(panel)
    return () => widgetPlaced('absent')
  }, [store])

  useEffect(() => {
    if (isFolded) delete document.documentElement.dataset.rail
  }, [isFolded])

  // The pressed button no longer exists, so its counterpart gets the focus.
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
      <aside className="print:hidden!" aria-label="咨询与工具">
        <button
          ref={toggle}
          type="button"
          className={`${styles.tab} fixed z-widget flex flex-col items-center justify-center gap-[0.125rem] py-1.5 text-xs leading-heading rounded-md [box-shadow:var(--shadow-md)] bg-ink-900 text-white hover:bg-ink-700`}
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
      className={`${styles.rail} print:hidden! fixed z-widget min-[1360px]:right-0 min-[1360px]:bottom-[12vh]`}
      aria-label="咨询与工具"
      data-more={isMoreOpen || undefined}
      data-promo={hasPromoLine || undefined}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') store.getState().widgetLeft()
      }}
      onBlur={onBlur}
    >
      <PromoBanners banners={banners} />
      <RailItems isMoreOpen={isMoreOpen} onMore={() => setIsMoreOpen(!isMoreOpen)} />
      <button
        ref={toggle}
        type="button"
        className={`${styles.fold} noscript:hidden! text-muted text-xs min-h-target bg-white hover:bg-ink-50 focus-visible:-outline-offset-3 min-w-14 p-1 [transition:background-color_var(--motion)] min-[1360px]:rounded-l-md`}
        aria-expanded="true"
        onClick={() => fold('folded')}
      >
        收起
      </button>
      <LatePart kind="panel" load={loadPanels} props={{ checkString, wechat }} />
    </aside>
  )
}

/** `onMore` is for phones, where the last items are in a second row. */
function RailItems({ isMoreOpen, onMore }: { isMoreOpen: boolean; onMore: () => void }) {
  return (
    <ul
      className={`${styles.items} flex border border-line bg-white min-[1360px]:border-r-0 min-[1360px]:rounded-l-md`}
    >
      {panelItems.map(({ panel, label, short, icon }) => (
        <li key={panel} className="noscript:hidden!">
          <RailItem panel={panel} label={label} short={short} icon={icon} />
        </li>
      ))}
      <li className="scripting:hidden!">
        <a className={railItemClass} href={hotlineHref}>
          <Icon of="phone" />
          <span>电话</span>
        </a>
      </li>
      <li className={styles.further}>
        <Link className={railItemClass} href={paths.cost} aria-label="费用计算" data-short="费用">
          <Icon of="calculator" />
          <span className="max-[720px]:hidden">费用计算</span>
        </Link>
      </li>
      <li className={styles.further}>
        <Link className={railItemClass} href={paths.personalityTest} aria-label="性格测试" data-short="测试">
          <Icon of="shapes" />
          <span className="max-[720px]:hidden">性格测试</span>
        </Link>
      </li>
      <li className={styles.further}>
        <BackToTop className={railItemClass}>
          <Icon of="arrow-up-to-line" />
          <span>
            <span className="max-[720px]:hidden">回到</span>顶部
          </span>
        </BackToTop>
      </li>
      <li className={`${styles.more} noscript:hidden! hidden`}>
        <button type="button" className={railItemClass} aria-expanded={isMoreOpen} onClick={onMore}>
          <Icon of="ellipsis" />
          <span>更多</span>
        </button>
      </li>
    </ul>
  )
}

/** The look of an item of the rail. */
const railItemClass = `${styles.item} flex flex-col items-center w-full text-center text-xs text-heading no-underline`

type RailItemProps = { panel: WidgetPanel; label: string; short: string; icon: IconName }

/** The button of one panel. Hovering opens only the panel that also closes when the mouse leaves (specification §4). */
function RailItem({ panel, label, short, icon }: RailItemProps) {
  const store = useAppStoreApi()
  const isOpen = useAppStore(({ floating }) => floating?.kind === 'panel' && floating.panel === panel)
  return (
    <button
      id={panelItemId(panel)}
      type="button"
      className={railItemClass}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId(panel) : undefined}
      data-short={short}
      onFocus={preloadPanels}
      onPointerEnter={(event) => {
        preloadPanels()
        if (event.pointerType === 'mouse') store.getState().panelHovered(panel)
      }}
      onClick={() => store.getState().panelPressed(panel)}
    >
      <Icon of={icon} />
      <span className="max-[720px]:hidden">{label}</span>
    </button>
  )
}

/** Whether a phone shows the line of promo links by itself: on the first page of a visit, until one screen is read. */
function usePromoLine(): boolean {
  const path = usePathname()
  const [firstPage, setFirstPage] = useState<string | null>(null)
  useEffect(() => {
    if (recall(promoMemory) === null) setFirstPage(location.pathname)
    remember(promoMemory, 'shown')
    const onScroll = () => {
      if (scrollY >= innerHeight) setFirstPage(null)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return firstPage === path
}
