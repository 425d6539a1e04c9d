import { UAParser } from 'ua-parser-js'

/** The visitor's device according to the user agent. */
type Device = 'desktop' | 'ios' | 'android' | 'other-mobile'

/** Apps whose built-in browsers are recognised. They only show where a visitor came from; the device determines the redirect. */
type InAppBrowser = 'wechat' | 'weibo' | 'qq'

export type Agent = { device: Device; app: InAppBrowser | null }

/**
 * Reads a user-agent string (specification §4). Tablets are non-desktop devices; a crawler is treated as the device in its user agent, so
 * that it sees what a visitor with that device sees. A tablet whose user agent is that of a Mac counts as a Mac.
 */
export function readAgent(userAgent: string): Agent {
  const { os, device } = new UAParser(userAgent).getResult()
  return { device: toDevice(os.name, device.type, userAgent), app: toApp(userAgent) }
}

/** Whether the visitor should get the mobile site. */
export function isMobile(agent: Agent): boolean {
  return agent.device !== 'desktop'
}

/** Huawei's own field of HarmonyOS NEXT, which says what the device is: `Mozilla/5.0 (Tablet; OpenHarmony 5.0) …`. */
const harmonyDevice = /^Mozilla\/5\.0 \((Phone|Tablet|PC|2in1|TV);[^)]*(?:OpenHarmony|HarmonyOS)/i

/** Televisions that call themselves Android. Without this word in it, the agent of a box is that of a tablet. */
const television = /\bTV\b|[a-z]TV\b|\bATV|MiTV|MiBOX|BRAVIA|\bAFT[A-Z]\w*|CrKey|HbbTV|Web0S|\bSTB\b/i

function toDevice(os: string | undefined, type: string | undefined, userAgent: string): Device {
  const harmony = harmonyDevice.exec(userAgent)?.[1]?.toLowerCase()
  if (harmony !== undefined) return ['phone', 'tablet'].includes(harmony) ? 'other-mobile' : 'desktop'
  if (type === 'smarttv' || television.test(userAgent)) return 'desktop'
  if (os === 'iOS' && /\biP(hone|ad|od)/.test(userAgent)) return 'ios'
  if (os?.startsWith('Android')) return 'android'
  if (type === 'mobile' || type === 'tablet') return 'other-mobile'
  return /HarmonyOS|Windows Phone|Opera Mini|\bMobile\b/.test(userAgent) ? 'other-mobile' : 'desktop'
}

function toApp(userAgent: string): InAppBrowser | null {
  if (userAgent.includes('MicroMessenger')) return 'wechat'
  if (/Weibo/i.test(userAgent)) return 'weibo'
  if (/\bQQ\/\d/.test(userAgent)) return 'qq'
  return null
}
