import { baiduTongjiOrigin } from '@/lib/core/security-headers'

declare global {
  interface Window {
    /** The queue of commands that Baidu's script reads. */
    _hmt?: unknown[]
  }
}

/**
 * Reports a page view to Baidu. The first one loads its script, which then counts nothing by itself.
 * @param siteId of the account, 32 hexadecimal digits
 * @param address path of the page, and of its query only the marks of a campaign
 */
export function countPageView(siteId: string, address: string): void {
  if (window._hmt === undefined) {
    window._hmt = [['_setAutoPageview', false]]
    const script = document.createElement('script')
    script.src = `${baiduTongjiOrigin}/hm.js?${siteId}`
    script.async = true
    document.head.append(script)
  }
  window._hmt.push(['_trackPageview', address])
}

/** Removes what Baidu's script has stored for this site. The script itself stays until the page is loaded anew. */
export function forgetPageViews(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!isOfBaidu(name)) continue
    // The script sets its cookies for the whole domain.
    const labels = location.hostname.split('.')
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the oldest supported browsers.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
  try {
    for (const key of Object.keys(localStorage)) if (isOfBaidu(key)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses its storage has kept nothing there.
  }
}

const isOfBaidu = (name: string) => /^(?:Hm_|HMACCOUNT)/.test(name)
