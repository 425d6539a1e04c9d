import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'

/** The one open menu, and whether the pointer or a press opened it: a menu opened by hovering closes when the pointer leaves. */
export type OpenMenu = { id: string; by: 'hover' | 'press' } | null

type Place = {
  /** 1-based place of the active item in the main navigation; null for none. */
  activePosition: number | null
  /** Canonical path of the page shown. */
  path: string
}

type HeaderState = Place & {
  open: OpenMenu
  setOpen: (next: OpenMenu | ((before: OpenMenu) => OpenMenu)) => void
}

const HeaderContext = createContext<HeaderState | null>(null)

/** State of the header around a menu or link. Throws outside `HeaderShell`. */
export function useHeader(): HeaderState {
  const state = useContext(HeaderContext)
  if (state === null) throw new Error('useHeader is used inside <HeaderShell> only')
  return state
}

/**
 * The `<header>` element with what its menus and links share. `data-scripts` says who opens the menus: absent, the style sheets, on
 * hovering and focus; `asleep`, the style sheets on hovering, until the code is there; `awake`, the scripts.
 */
export function HeaderShell({
  className,
  activePosition,
  path,
  children,
}: Place & { className?: string | undefined; children: ReactNode }) {
  const [open, setOpen] = useState<OpenMenu>(null)
  const [isAwake, setIsAwake] = useState(false)
  // Before the next paint, so that no menu closes between.
  useLayoutEffect(() => setIsAwake(true), [])

  const state = useMemo(() => ({ open, setOpen, activePosition, path }), [open, activePosition, path])

  return (
    <HeaderContext value={state}>
      {/* The script inside it has set it to `asleep` before. */}
      <header className={className} data-scripts={isAwake ? 'awake' : undefined} suppressHydrationWarning>
        {children}
      </header>
    </HeaderContext>
  )
}
