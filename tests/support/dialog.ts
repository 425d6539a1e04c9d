const openers = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * jsdom has `<dialog>` but cannot open it. This adds the part of the standard that components use: the `open`
 * attribute, focus into the dialog and back, `cancel` on Esc for the top dialog, and then `close`.
 */
export function installDialog(): void {
  const stack: HTMLDialogElement[] = []

  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('already open', 'InvalidStateError')
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
    stack.push(this)
    this.querySelector<HTMLElement>('a[href], button, input:not([type=hidden]), textarea, select')?.focus()
  }

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.removeAttribute('open')
    stack.splice(stack.indexOf(this), 1)
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }

  document.addEventListener('keydown', (event) => {
    const top = stack.at(-1)
    if (event.key !== 'Escape' || top === undefined) return
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
  })
}
