import { contactCodes } from '@/components/site/chrome/contact-codes'
import { orEmpty } from '@/lib/api/client'
import { listPosters } from '@/lib/api/posters'
import { env } from '@/lib/core/env'
import { FloatingRailIsland } from './floating-rail-island'
import { railMemory } from './session-memory'

/** The floating side widget (specification §2 and §4): its data comes from the server. */
export async function FloatingWindow() {
  const { wechat } = contactCodes(env())
  return (
    <>
      {/* Before the rail is painted; the rail itself looks once its code is there. */}
      <script>{markFolded}</script>
      <FloatingRailIsland
        checkString={env().SMS_CHECK_STRING}
        banners={await orEmpty(listPosters('widget'))}
        wechat={wechat}
      />
    </>
  )
}

/** Keeps a rail that was folded in an earlier page of the visit out of sight, see the stylesheet. */
const markFolded = `try{if(sessionStorage.getItem('${railMemory}')==='closed')document.documentElement.dataset.rail='folded'}catch{}`
