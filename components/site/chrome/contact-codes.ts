import type { Env } from '@/lib/core/env'
import { paths } from '@/lib/routing/paths'

/**
 * A QR code: the name of the channel, its target, the address of its picture, and what scanning it does. `standIn`
 * marks a channel that is not configured; its code leads to the contact page instead.
 */
export type ContactCode = {
  channel: string
  value: string
  file: string
  note: string
  standIn: boolean
  /** Name of the account, for visitors who cannot scan. */
  account?: string | undefined
}

type Addresses = Pick<Env, 'SITE_ORIGIN' | 'MOBILE_ORIGIN' | 'WECHAT_ID' | 'WECHAT_QR_URL' | 'WEIBO_QR_URL'>

/**
 * The QR codes of header and footer. The site never claims an account that is not configured: its code leads to the
 * contact page, and the note says so.
 */
export function contactCodes(addresses: Addresses): Record<'wechat' | 'weibo' | 'mobile', ContactCode> {
  const contact = `${addresses.SITE_ORIGIN}${paths.contact}`
  return {
    wechat: {
      channel: '微信',
      value: addresses.WECHAT_QR_URL ?? contact,
      file: '/qr/wechat.svg',
      note: addresses.WECHAT_QR_URL === undefined ? '扫码查看联系方式' : '扫码联系美世留学',
      standIn: addresses.WECHAT_QR_URL === undefined,
      account: addresses.WECHAT_ID,
    },
    weibo: {
      channel: '微博',
      value: addresses.WEIBO_QR_URL ?? contact,
      file: '/qr/weibo.svg',
      note: addresses.WEIBO_QR_URL === undefined ? '扫码查看联系方式' : '扫码访问美世微博',
      standIn: addresses.WEIBO_QR_URL === undefined,
    },
    mobile: {
      channel: '手机版',
      value: addresses.MOBILE_ORIGIN ?? `${addresses.SITE_ORIGIN}${paths.mobile}`,
      file: '/qr/mobile.svg',
      note: '扫码打开手机版',
      standIn: false,
    },
  }
}
