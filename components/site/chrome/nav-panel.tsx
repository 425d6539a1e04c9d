import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isNarrow, onWide } from './viewport'

/**
 * The box of the navigation: part of the page on wide screens, a popover on narrow ones. The browser opens and closes
 * it, with and without scripts. This component only closes it after a choice, when the focus leaves it, and when the
 * screen becomes wide.
 */
export function NavPanel({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const hide = () => hidePopover(panel.current)

  useEffect(() => {
    // The popover may have been opened before the scripts ran, on a screen that is wide now.
    if (!isNarrow()) hidePopover(panel.current)
    return onWide(() => hidePopover(panel.current))
  }, [])

  // In the capture phase, so that hiding returns the focus to the menu button before a dialog opens and remembers it.
  function onChoice(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const choice = event.target.closest('a, button')
    if (choice === null || choice.hasAttribute('aria-expanded') || choice.hasAttribute('popovertarget'))
      return
    hide()
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget
    if (next !== null && isNarrow() && !panel.current?.contains(next)) hide()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the presses on the links inside
    <div ref={panel} id={id} popover="auto" className={className} onClickCapture={onChoice} onBlur={onBlur}>
      {children}
    </div>
  )
}

/** Old browsers have no popovers; CSS shows the panel as part of the page there. */
function hidePopover(panel: HTMLElement | null) {
  if (panel !== null && 'popover' in panel && panel.matches(':popover-open')) panel.hidePopover()
}
