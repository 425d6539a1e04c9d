import { contactCodes } from '@/components/site/chrome/contact-codes'
import { orEmpty } from '@/lib/api/client'
import { listPosters } from '@/lib/api/posters'
import { env } from '@/lib/core/env'
import { FloatingRailIsland } from './floating-rail-island'

/** The floating side widget (specification §2 and §4): its data comes from the server. */
export async function FloatingWindow() {
  const { wechat } = contactCodes(env())
  return (
    <FloatingRailIsland
      checkString={env().SMS_CHECK_STRING}
      banners={await orEmpty(listPosters('widget'))}
      wechat={wechat}
    />
  )
}
