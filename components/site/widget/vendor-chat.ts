const loads = new Map<string, Promise<void>>()

/** What a chat service's script may listen for on `window`: the visitor asks for the chat; `detail.topic` says about what. */
const openEvent = 'site-chat-open'

/** What it may dispatch on `window`: the visitor has closed its window, so that it does not open by itself any more in this visit. */
const closeEvent = 'site-chat-close'

/**
 * Loads the script of a chat service, once per page, and tells it that the visitor asks for the chat.
 * @param onClose called each time the visitor closes the service's window
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
