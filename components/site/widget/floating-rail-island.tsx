'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import { reloadOnce } from '@/lib/chunk-errors'
import type { AppStore } from '@/stores/app-store'
import type { FloatingRailProps } from './floating-rail'
import { panelOfItem } from './panel-ids'
import { isRailChanged, railMemory, rememberOpened } from './session-memory'

const view = viewOf(() => import('./floating-rail').then((loaded) => loaded.FloatingRail))

export function FloatingRailIsland(props: FloatingRailProps) {
  return (
    <>
      {/* Before the rail is painted; the rail itself looks once its code is there. */}
      <script>{markFolded}</script>
      <Island view={view} props={props} onStand={onStand} onLost={onLost} />
    </>
  )
}

/** Keeps a rail that was folded in an earlier page of the visit out of sight, see the stylesheet. */
const markFolded = `try{if(sessionStorage.getItem('${railMemory}')==='closed')document.documentElement.dataset.rail='folded'}catch{}`

function onStand(store: AppStore, wake: () => Promise<unknown>) {
  const { widgetPlaced } = store.getState()
  if (isRailChanged()) {
    wake().catch((cause: unknown) => {
      console.error('rail not loaded', cause)
      // As it stands in the page, so that there is something to press.
      delete document.documentElement.dataset.rail
      widgetPlaced('open')
    })
  } else {
    widgetPlaced('open')
  }
  return () => widgetPlaced('absent')
}

/** As the rail itself does when a panel's code is gone after a deploy: the one reload opens the panel. */
function onLost(pressed: Element) {
  const panel = panelOfItem(pressed.closest('button')?.id ?? '')
  if (panel !== undefined) rememberOpened('panel', panel)
  if (!reloadOnce()) window.alert('这一栏暂时打不开，请致电页面上方的咨询热线')
}
