import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { pathOfSegments, positionOfIndex, positionOfPath } from '@/lib/routing/active-item'

/** The one open menu, and whether the pointer or a press opened it: a menu opened by hovering closes when the pointer leaves. */
export type OpenMenu = { id: string; by: 'hover' | 'press' } | null

type HeaderState = {
  /** 1-based place of the active item in the main navigation; null for none. */
  activePosition: number | null
  /** Canonical path of the page shown. */
  path: string
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

type HeaderShellProps = {
  className?: string | undefined
  /** The prefixes of paths that each item of the main navigation covers, see `NavItem`. */
  matches: readonly (readonly string[])[]
  children: ReactNode
}

/**
 * The `<header>` element with what its menus and links share: the page shown and the open menu. The path comes from the layout's
 * segments, which the server knows too, so the active item is marked in the static HTML; only the parameter `index` waits for the
 * browser. `data-scripts` says what opens the menus: absent, the stylesheets, on hovering and focus; `coming`, the stylesheets on
 * hovering; `running`, the scripts.
 */
export function HeaderShell({ className, matches, children }: HeaderShellProps) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const [index, setIndex] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenMenu>(null)
  const [isRunning, setIsRunning] = useState(false)
  // Before the next paint, so that no menu closes between.
  useLayoutEffect(() => setIsRunning(true), [])

  const activePosition = positionOfIndex(index, matches.length) ?? positionOfPath(matches, path)
  const state = useMemo(() => ({ open, setOpen, activePosition, path }), [open, activePosition, path])

  return (
    <HeaderContext value={state}>
      {/* The script inside it has set it to `coming` before. */}
      <header className={className} data-scripts={isRunning ? 'running' : undefined} suppressHydrationWarning>
        {children}
        {isRunning && <IndexParameter onChange={setIndex} />}
      </header>
    </HeaderContext>
  )
}

/** Drawn in the browser alone: on the server a static page has no query, and would need a Suspense boundary here. */
function IndexParameter({ onChange }: { onChange: (index: string | null) => void }) {
  const index = useSearchParams().get('index')
  useEffect(() => onChange(index), [index, onChange])
  return null
}
