import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import { reloadOnce } from '@/lib/chunk-errors'
import { withinTime } from '@/lib/core/within-time'

/** What the server draws into the page and the browser fetches the code of when it has to draw it itself. */
export type View<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Null until its code is there. */
  loaded: ComponentType<Props> | null
  /** Fetches the code; settles once it is there, cannot be had, or has taken too long. The same promise each time. */
  attempt: () => Promise<unknown>
  Lazy: LazyExoticComponent<ComponentType<Props>>
}

/** How long a page that was navigated to waits for the code of its parts, in milliseconds. */
const longestWait = 1_500

/** @param load fetches the code */
export function viewOf<Props>(load: () => Promise<ComponentType<Props>>): View<Props> {
  let attempt: Promise<unknown> | undefined
  const view: View<Props> = {
    load: async () => {
      view.loaded ??= await load()
      return view.loaded
    },
    loaded: null,
    attempt: () => {
      // Who wants the view meets the failure where it is drawn.
      attempt ??= withinTime(longestWait, view.load()).catch(() => undefined)
      return attempt
    },
    Lazy: lazy(async () => ({ default: await view.load() })),
  }
  return view
}

/**
 * Fetches the code of a part of a page that is left. Who comes back gets the page at once then, and the browser finds the place where
 * they were: it looks for it as soon as the address has changed.
 */
export function useFetchOnLeaving<Props>(view: View<Props>, isStanding: boolean) {
  useEffect(() => {
    if (!isStanding) return
    return () => {
      view.load().catch((cause: unknown) => console.error('code of a part not fetched ahead', cause))
    }
  }, [view, isStanding])
}

type DrawnProps<Props> = {
  view: View<Props>
  props: Props
  /** Stands for it while its code is not there. */
  instead?: ReactNode
}

/** A view where no markup of the server stands for it: on the server, and after a navigation. */
export function Drawn<Props extends object>(part: DrawnProps<Props>) {
  const { view, props } = part
  return typeof window === 'undefined' ? <view.Lazy {...props} /> : <Late {...part} />
}

/**
 * The page comes with it, so that nothing moves when it is there. Not `lazy`, which remembers a failure for ever and takes the whole
 * page along: without its code the part is missing.
 */
function Late<Props extends object>({ view, props, instead = null }: DrawnProps<Props>) {
  const [isThere] = useState(view.loaded !== null)
  if (!isThere) use(view.attempt())
  const Loaded = useWantedView(true, view.load, onNotDrawn, view.loaded)
  return Loaded === null ? instead : <Loaded {...props} />
}

function onNotDrawn(cause: unknown) {
  console.error('code of a part of the page not loaded', cause)
  reloadOnce()
}
