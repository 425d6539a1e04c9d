import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { WidgetPanel } from '@/stores/app-state'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import styles from './floating-window.module.css'
import { panelId, panelItemId } from './panel-ids'
import { preloadPanels } from './preload-panels'

/** The look of an item of the rail. */
export const railItemClass = `${styles.item} flex flex-col items-center w-full text-center text-xs text-heading no-underline`

type RailItemProps = { panel: WidgetPanel; label: string; short: string; icon: IconName }

/** The button of one panel. Hovering opens only the panel that also closes when the mouse leaves (specification §4). */
export function RailItem({ panel, label, short, icon }: RailItemProps) {
  const store = useAppStoreApi()
  const isOpen = useAppStore(({ floating }) => floating?.kind === 'panel' && floating.panel === panel)
  return (
    <button
      id={panelItemId(panel)}
      type="button"
      className={railItemClass}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId(panel) : undefined}
      data-short={short}
      onFocus={preloadPanels}
      onPointerEnter={(event) => {
        preloadPanels()
        if (event.pointerType === 'mouse') store.getState().panelHovered(panel)
      }}
      onClick={() => store.getState().panelPressed(panel)}
    >
      <Icon of={icon} />
      <span className="max-[720px]:hidden">{label}</span>
    </button>
  )
}
