import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pathOfSegments, positionOfIndex, positionOfPath } from '@/lib/routing/active-item'

/**
 * The open menu, and whether the pointer or a press opened it. A menu opened by hovering closes when the pointer
 * leaves.
 */
type OpenMenu = { id: string; by: 'hover' | 'press' } | null

type HeaderState = {
  /** Position of the active item in the main navigation, from 1; null for none. */
  activePosition: number | null
  /** Canonical path of the current page. */
  path: string
  open: OpenMenu
  setOpen: (next: OpenMenu | ((before: OpenMenu) => OpenMenu)) => void
}

const HeaderContext = createContext<HeaderState | null>(null)

/** State of the header for its menus and links. Throws outside `HeaderShell`. */
export function useHeader(): HeaderState {
  const state = useContext(HeaderContext)
  if (state === null) throw new Error('useHeader is used inside <HeaderShell> only')
  return state
}

type HeaderShellProps = {
  className?: string | undefined
  /** For each item of the main navigation the path prefixes that belong to it, see `NavItem`. */
  matches: readonly (readonly string[])[]
  children: ReactNode
}

/**
 * The `<header>` element with the state that its menus and links share: the current page and the open menu. The path
 * comes from the segments of the layout, which the server knows too, so the active item is marked in the static HTML.
 * Only the parameter `index` is read in the browser. `data-scripts` is absent when CSS opens the menus on hovering
 * and focus, `coming` when CSS opens them on hovering only, and `running` when scripts open them.
 */
export function HeaderShell({ className, matches, children }: HeaderShellProps) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const [index, setIndex] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenMenu>(null)
  const header = useRef<HTMLElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  // A layout effect, so that no menu closes between two paints. Not a state, which React would render in the same task as
  // the hydration of the whole page, together with all other effects.
  useLayoutEffect(() => {
    if (header.current) header.current.dataset.scripts = 'running'
  }, [])
  useEffect(() => setIsRunning(true), [])

  const activePosition = positionOfIndex(index, matches.length) ?? positionOfPath(matches, path)
  const state = useMemo(() => ({ open, setOpen, activePosition, path }), [open, activePosition, path])

  return (
    <HeaderContext value={state}>
      {/* The script inside the header has set the attribute `data-scripts` before hydration. */}
      <header ref={header} className={className} suppressHydrationWarning>
        {children}
        {isRunning && <IndexParameter onChange={setIndex} />}
      </header>
    </HeaderContext>
  )
}

/** Rendered only in the browser. On the server a static page has no query, and would need a Suspense boundary here. */
function IndexParameter({ onChange }: { onChange: (index: string | null) => void }) {
  const index = useSearchParams().get('index')
  useEffect(() => onChange(index), [index, onChange])
  return null
}
