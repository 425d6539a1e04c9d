import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first needed; null until then.
 * @param load loads it; runs again when it is needed again after an error
 * @param onLost gets the reason when it cannot be loaded; must be the same function between renders
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
