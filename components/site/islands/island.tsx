'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { reloadOnce } from '@/lib/chunk-errors'
import type { AppStore } from '@/stores/app-store'
import { SharedAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { type SleepingView, sleepingView } from './sleeping-view'
import { untouched, useStandingMarkup } from './standing-markup'
import { StandsSince } from './stands-since'
import { Drawn, useFetchOnLeaving, type View } from './view'

type IslandProps<Props> = {
  /**
   * A tree of its own: it reads the shared state and nothing else from around it, and takes its ids from its props.
   */
  view: View<Props>
  props: Props
  /** Called once the server's markup stands in the page, for what cannot wait for a touch; returns what ends it. */
  onStand?: (store: AppStore, wake: () => Promise<unknown>) => () => void
  /** Told of a press that leads to nothing, since the code cannot be had; the page loads anew, once, when absent. */
  onLost?: (pressed: Element) => void
  /** Stands for it while its code is not there after a navigation. */
  instead?: ReactNode
}

/**
 * A part of a page whose markup the server draws whole and whose code the browser fetches at the first touch, when a pointer or the
 * focus comes to it (`sleepingView`). After a navigation from a page without it, the browser draws it at once.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { view, props, instead } = island
  if (useStandingMarkup()) return <StandingIsland {...island} />
  return (
    <div className="island">
      <Drawn view={view} props={props} instead={instead} />
    </div>
  )
}

/** When the markup was first seen, in ms of `performance.now()`; on a slow line scripts come long after it. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0

function StandingIsland<Props extends object>(island: IslandProps<Props>) {
  const { view, props } = island
  useFetchOnLeaving(view, true)
  const store = useAppStoreApi()
  const box = useRef<HTMLDivElement>(null)
  const sleeping = useRef<SleepingView<Props>>(null)
  const first = useRef(island)
  const shown = useRef(props)

  useEffect(() => {
    if (box.current === null) return
    const { view, props, onStand, onLost = reloadOnce } = first.current
    const load = async () => {
      const Loaded = await view.load()
      return (next: Props) => (
        <SharedAppStore store={store}>
          <StandsSince value={firstPaint()}>
            <Loaded {...next} />
          </StandsSince>
        </SharedAppStore>
      )
    }
    const made = sleepingView(box.current, props, load, onLost)
    sleeping.current = made
    const endStanding = onStand?.(store, made.wake)
    return () => {
      endStanding?.()
      made.end()
    }
  }, [store])

  useEffect(() => {
    if (JSON.stringify(shown.current) === JSON.stringify(props)) return
    shown.current = props
    sleeping.current?.show(props)
  }, [props])

  return (
    <div
      ref={box}
      className="island"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which tells React to leave the server's markup alone
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}
