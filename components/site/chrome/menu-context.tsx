'use client'
import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation'
import { createContext, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react'
import { pathOfSegments, positionOfIndex, positionOfPath } from '@/lib/routing/active-item'

/** The one open menu, and whether the pointer or a press opened it: a menu opened by hovering closes when the pointer leaves. */
export type OpenMenu = { id: string; by: 'hover' | 'press' } | null

type HeaderState = {
  open: OpenMenu
  setOpen: (next: OpenMenu | ((before: OpenMenu) => OpenMenu)) => void
  activePosition: number | null
  path: string
}

const HeaderContext = createContext<HeaderState | null>(null)

/** State of the header around a menu or link. Throws outside `HeaderShell`. */
export function useHeader(): HeaderState {
  const state = useContext(HeaderContext)
  if (state === null) throw new Error('useHeader is used inside <HeaderShell> only')
  return state
}

type HeaderShellProps = { className?: string | undefined; matches: string[][]; children: ReactNode }

/**
 * The `<header>` element with what its client leaves share. The canonical path comes from the layout's segments, which the
 * server knows too, so the active item stands in the static HTML; only the `index` parameter waits for the browser.
 * `data-ready` hands the menus over from CSS (hover and focus) to the scripts.
 * @param matches per main navigation item, in order, its path prefixes
 */
export function HeaderShell({ className, matches, children }: HeaderShellProps) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const [open, setOpen] = useState<OpenMenu>(null)
  const [named, setNamed] = useState<number | null>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const activePosition = named ?? positionOfPath(matches, path)
  const state = useMemo(() => ({ open, setOpen, activePosition, path }), [open, activePosition, path])

  return (
    <HeaderContext value={state}>
      <header className={className} data-ready={ready || undefined}>
        {children}
      </header>
      <Suspense fallback={null}>
        <IndexParameter count={matches.length} onChange={setNamed} />
      </Suspense>
    </HeaderContext>
  )
}

function IndexParameter({ count, onChange }: { count: number; onChange: (position: number | null) => void }) {
  const position = positionOfIndex(useSearchParams().get('index'), count)
  useEffect(() => onChange(position), [position, onChange])
  return null
}
