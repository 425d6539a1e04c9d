const loads = new Map<string, Promise<void>>()

/** Event on `window` for the script of a chat service: the visitor opens the chat; `detail.topic` is its topic. */
const openEvent = 'site-chat-open'

/**
 * Event on `window` from that script: the visitor has closed its window, so it must not open by itself again in this
 * visit.
 */
const closeEvent = 'site-chat-close'

/**
 * Loads the script of a chat service, once per page, and dispatches the event that opens its chat.
 * @param onClose runs each time the visitor closes the service's window
 */
export async function loadVendorChat(url: string, topic: string, onClose: () => void): Promise<void> {
  const load = loads.get(url) ?? loadScript(url)
  if (!loads.has(url)) window.addEventListener(closeEvent, onClose)
  loads.set(url, load)
  await load
  window.dispatchEvent(new CustomEvent(openEvent, { detail: { topic } }))
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`script not loaded: ${url}`)))
    document.body.append(script)
  })
}
