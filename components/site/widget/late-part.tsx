import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'
import { hotlineHref, site } from '@/lib/site'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { rememberOpened } from './session-memory'
import { WidgetBoundary } from './widget-boundary'

type LatePartProps<Props> = {
  kind: 'panel' | 'chat'
  /** Whether it is needed before it is opened. */
  isWanted?: boolean
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * The panels or the chat, whose code is loaded when one first opens. When that cannot be loaded, also after a reload, or cannot be
 * rendered, a line says so to a visitor who has asked for it, and the next press tries again.
 */
export function LatePart<Props extends object>({
  kind,
  isWanted = false,
  load,
  props,
}: LatePartProps<Props>) {
  const store = useAppStoreApi()
  const isOpen = useAppStore(({ floating }) => floating?.kind === kind)
  const [lost, setLost] = useState<'silently' | 'when asked' | null>(null)
  if (isOpen && lost !== null) setLost(null)

  const onLost = useCallback(
    async (cause: unknown) => {
      const { floating } = store.getState()
      const isAsked = floating?.kind === kind && floating.by !== 'itself'
      if (isAsked && isChunkError(cause) && (await reloadOnce())) {
        return rememberOpened(kind, floating.kind === 'panel' ? floating.panel : floating.topic)
      }
      store.getState()[kind === 'panel' ? 'panelDismissed' : 'chatClosed']()
      setLost(isAsked ? 'when asked' : 'silently')
    },
    [store, kind],
  )
  const View = useWantedView(isOpen || (isWanted && lost === null), load, onLost)

  // Whatever is pressed next, the line is not about that.
  useEffect(() => {
    if (lost !== 'when asked') return
    const forget = () => setLost(null)
    document.addEventListener('click', forget, true)
    return () => document.removeEventListener('click', forget, true)
  }, [lost])

  if (lost === 'when asked') {
    return (
      <p
        data-slot=""
        className="fixed z-widget right-20 bottom-[calc(var(--bar-height)+1rem)] [--bar-height:inherit] max-w-72 text-sm border border-line rounded-md bg-white [box-shadow:var(--shadow-md)] px-4 py-3"
        role="status"
      >
        这一栏暂时打不开，请致电{' '}
        <a className="whitespace-nowrap" href={hotlineHref}>
          {site.hotline}
        </a>
      </p>
    )
  }
  return (
    lost === null &&
    View && (
      <WidgetBoundary onFault={onLost}>
        <View {...props} />
      </WidgetBoundary>
    )
  )
}
