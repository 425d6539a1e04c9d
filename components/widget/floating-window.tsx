import {
  ArrowUpToLine,
  Calculator,
  ClipboardList,
  MessageCircle,
  Phone,
  PhoneCall,
  QrCode as QrIcon,
  Shapes,
} from 'lucide'
import { contactCodes } from '@/components/chrome/contact-codes'
import { QrCode } from '@/components/chrome/qr-code'
import { Icon } from '@/components/ui/icon'
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
        consult: <Icon of={MessageCircle} />,
        wechat: <Icon of={QrIcon} />,
        callback: <Icon of={PhoneCall} />,
        plan: <Icon of={ClipboardList} />,
        call: <Icon of={Phone} />,
        cost: <Icon of={Calculator} />,
        test: <Icon of={Shapes} />,
        top: <Icon of={ArrowUpToLine} />,
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
