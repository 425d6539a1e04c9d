/** What the tests do in a browser, for all engines. */
export type Visitor = {
  /** Opens an address and waits for the document. */
  open: (url: string) => Promise<void>
  /** Runs the body of a function in the page. Its result must be JSON. */
  run: <T>(body: string) => Promise<T>
  /** Clicks the middle of an element, as a mouse does: an element that covers it gets the click. */
  click: (css: string) => Promise<void>
  /** Types into a field with keys. */
  type: (css: string, text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Script errors since the browser was started, as far as the engine reports them. */
  errors: () => string[]
  close: () => Promise<void>
}

/** One engine: its name, and how it is started. Rejects with the name of the missing package. */
export type Engine = {
  name: string
  start: () => Promise<Visitor>
  /** Whether the engine keeps pages for going back while it is automated; Playwright disables that in Chromium. */
  keepsPages: boolean
}
