import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isNarrow, onWide } from './viewport'

/**
 * The navigation's box: in line on wide screens, a popover over the page on narrow ones. The browser opens and closes it,
 * scripts or none; this leaf only closes it when a choice is made, when focus walks out of it, and when the screen grows.
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
    // Opened before these scripts were there, on a screen that has grown since.
    if (!isNarrow()) hidePopover(panel.current)
    return onWide(() => hidePopover(panel.current))
  }, [])

  // In the capture phase: hiding gives the focus back to the menu button before a dialog opens and remembers its opener.
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

/** Old browsers know no popovers; the style sheets show the panel in line there. */
function hidePopover(panel: HTMLElement | null) {
  if (panel !== null && 'popover' in panel && panel.matches(':popover-open')) panel.hidePopover()
}
