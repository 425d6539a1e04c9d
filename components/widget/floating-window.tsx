import {
  ArrowUpToLine,
  Calculator,
  ClipboardList,
  MessageCircle,
  Phone,
  PhoneCall,
  QrCode as QrIcon,
  Shapes,
} from 'lucide-react'
import { contactCodes } from '@/components/chrome/contact-codes'
import { QrCode } from '@/components/chrome/qr-code'
import { orEmpty } from '@/lib/api/client'
import { listPosters } from '@/lib/api/posters'
import { env } from '@/lib/env'
import { FloatingRail } from './floating-rail'
import styles from './floating-window.module.css'

/** The floating side widget (specification §2 and §4): its data, its icons and the QR code come from the server. */
export async function FloatingWindow() {
  const { wechat } = contactCodes(env())
  return (
    <FloatingRail
      checkString={env().SMS_CHECK_STRING}
      banners={await orEmpty(listPosters('widget'))}
      icons={{
        consult: <MessageCircle aria-hidden="true" />,
        wechat: <QrIcon aria-hidden="true" />,
        callback: <PhoneCall aria-hidden="true" />,
        plan: <ClipboardList aria-hidden="true" />,
        call: <Phone aria-hidden="true" />,
        cost: <Calculator aria-hidden="true" />,
        test: <Shapes aria-hidden="true" />,
        top: <ArrowUpToLine aria-hidden="true" />,
      }}
      wechat={
        <>
          <QrCode value={wechat.value} label={`${wechat.channel}二维码`} className={styles.qr} />
          <p>{wechat.note}</p>
        </>
      }
    />
  )
}
