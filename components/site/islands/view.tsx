import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import { reloadOnce } from '@/lib/chunk-errors'

/** What the server draws into the page and the browser fetches the code of when it has to draw it itself. */
export type View<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Null until its code is there. */
  loaded: ComponentType<Props> | null
  Lazy: LazyExoticComponent<ComponentType<Props>>
}

/** @param load fetches the code */
export function viewOf<Props>(load: () => Promise<ComponentType<Props>>): View<Props> {
  const view: View<Props> = {
    load: async () => {
      view.loaded ??= await load()
      return view.loaded
    },
    loaded: null,
    Lazy: lazy(async () => ({ default: await view.load() })),
  }
  return view
}

/** A view where no markup of the server stands for it: on the server, and after a navigation. */
export function Drawn<Props extends object>({ view, props }: { view: View<Props>; props: Props }) {
  return typeof window === 'undefined' ? <view.Lazy {...props} /> : <Late view={view} props={props} />
}

/** Not `lazy`, which remembers a failure for ever and takes the whole page along. */
function Late<Props extends object>({ view, props }: { view: View<Props>; props: Props }) {
  const Loaded = useWantedView(true, view.load, onNotDrawn, view.loaded)
  return Loaded && <Loaded {...props} />
}

function onNotDrawn(cause: unknown) {
  console.error('code of a part of the page not loaded', cause)
  reloadOnce()
}
