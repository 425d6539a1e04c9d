import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './menu.module.css'
import { useHeader } from './menu-context'
import { isNarrow } from './viewport'

/** In milliseconds. Long enough to cross the gap to the panel, or another item, without a flicker. */
const hoverDelay = { open: 70, close: 200 }

type MenuProps = {
  /** Unique in the header; the id of the panel is made from it. */
  id: string
  label: ReactNode
  /** Names what the button opens when `label` is not its own text, as beside a link. */
  buttonLabel?: string
  /** Position in the main navigation, from 1; absent for menus outside it. */
  position?: number
  /** A link before the button, for an item that is a page and also has a menu. */
  lead?: ReactNode
  align?: 'start' | 'end'
  className?: string | undefined
  children: ReactNode
}

/**
 * A button and its panel. It opens on hovering, on a press and by keyboard. Escape or a choice inside closes it and
 * returns the focus to the button; it also closes when focus or pointer leave it. Before the scripts run, CSS opens
 * it.
 */
export function Menu({
  id,
  label,
  buttonLabel,
  position,
  lead,
  align = 'start',
  className,
  children,
}: MenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { open, setOpen, activePosition } = useHeader()
  const isOpen = open?.id === id

  useEffect(() => () => clearTimeout(timer.current), [])

  // Takes over a menu that CSS opened under the pointer before the scripts ran.
  useLayoutEffect(() => {
    const menu = root.current
    const wasDrawnByServer = menu?.closest('header')?.dataset.scripts === 'coming'
    if (wasDrawnByServer && !isNarrow() && menu?.matches(':hover')) setOpen({ id, by: 'hover' })
  }, [id, setOpen])

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen((before) => (before?.id === id ? null : before))
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The key closes only this menu, not a dialog or the mobile panel around it.
      event.preventDefault()
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    const onPointerDown = (event: Event) => {
      if (isNarrow() || !(event.target instanceof Node)) return
      if (!root.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, id, setOpen])

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || isNarrow()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setOpen((before) => (before?.id === id ? before : { id, by: 'hover' }))
    }, hoverDelay.open)
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || isNarrow()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setOpen((before) => (before?.id === id && before.by === 'hover' ? null : before))
    }, hoverDelay.close)
  }

  function onPress() {
    clearTimeout(timer.current)
    setOpen((before) => (before?.id === id && before.by === 'press' ? null : { id, by: 'press' }))
  }

  // In the mobile panel a menu stays open when the focus leaves it. Closing it would move what the visitor is about
  // to press.
  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget
    if (next === null || isNarrow() || root.current?.contains(next)) return
    setOpen((before) => (before?.id === id ? null : before))
  }

  // In the capture phase, so that a dialog opened by the choice finds a visible element to which it can return the
  // focus.
  function onChoice(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const choice = event.target.closest('a, button')
    if (choice === null) return
    clearTimeout(timer.current)
    if (choice.matches('button, [aria-haspopup="dialog"]')) button.current?.focus()
    setOpen(null)
  }

  /** Down opens the panel and moves into it; up, down, Home and End move inside it. Tab works as usual. */
  function onArrow(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    const choices = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const { activeElement } = document
    const at = activeElement instanceof HTMLElement ? choices.indexOf(activeElement) : -1
    if (at < 0 && (event.key !== 'ArrowDown' || event.target !== button.current)) return
    event.preventDefault()
    if (!isOpen) flushSync(() => setOpen({ id, by: 'press' }))
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 }[event.key] ?? 0
    if (target < 0) button.current?.focus()
    else choices[Math.min(target, choices.length - 1)]?.focus()
  }

  const current = position !== undefined && activePosition === position
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the button inside does
    <div
      ref={root}
      className={[styles.menu, className].filter(Boolean).join(' ')}
      data-open={isOpen || undefined}
      data-split={lead === undefined ? undefined : true}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onArrow}
    >
      {lead}
      <button
        ref={button}
        type="button"
        className={`${styles.button} inline-flex items-center whitespace-nowrap gap-[0.25em] px-[var(--menu-inline,calc(var(--spacing)*3))] max-nav:flex-1`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        aria-label={buttonLabel}
        aria-current={current && lead === undefined ? 'true' : undefined}
        data-position={lead === undefined ? position : undefined}
        suppressHydrationWarning
        onClick={onPress}
      >
        {label}
        <span className={`${styles.caret} flex-none opacity-75`} aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={`${id}-panel`}
        className={`${styles.panel} text-body max-nav:hidden`}
        data-surface="paper"
        data-align={align}
        onClickCapture={onChoice}
      >
        {children}
      </div>
    </div>
  )
}
