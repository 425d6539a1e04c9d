import { contactCodes } from '@/components/site/chrome/contact-codes'
import { orEmpty } from '@/lib/api/client'
import { listPosters } from '@/lib/api/posters'
import { env } from '@/lib/core/env'
import { FloatingRail } from './floating-rail'
import { railMemory } from './session-memory'
import { WidgetBoundary } from './widget-boundary'

/**
 * Hides a rail that was folded on an earlier page of the visit, until the rail itself is rendered; see the
 * stylesheet.
 */
const hideFolded = `try{if(sessionStorage.getItem('${railMemory}')==='closed')document.documentElement.dataset.rail='folded'}catch{}`

/** The floating side widget (specification §2 and §4), which loads its data on the server. */
export async function FloatingWindow() {
  const { wechat } = contactCodes(env())
  return (
    <WidgetBoundary>
      {/* Runs before the rail is painted. */}
      <script>{hideFolded}</script>
      <FloatingRail
        checkString={env().SMS_CHECK_STRING}
        banners={await orEmpty(listPosters('widget'))}
        wechat={wechat}
      />
    </WidgetBoundary>
  )
}
