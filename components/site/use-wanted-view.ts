import { type ComponentType, useEffect, useState } from 'react'

/**
 * A view whose code is fetched when it is first wanted; null until it is there.
 * @param load fetches it; called again when it is wanted anew after a failure
 * @param onLost told why it cannot be had; the same function until something changes
 */
export function useWantedView<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onLost: (cause: unknown) => void,
): ComponentType<Props> | null {
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (isWanted && !View) load().then((loaded) => setView(() => loaded), onLost)
  }, [isWanted, View, load, onLost])
  return View
}
