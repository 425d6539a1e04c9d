/** What the tests do in a browser, whichever engine it is. */
export type Visitor = {
  /** Opens an address and waits for the document. */
  open: (url: string) => Promise<void>
  /** Runs the body of a function in the page. What it returns must be JSON. */
  run: <T>(body: string) => Promise<T>
  /** Clicks the middle of an element, as a mouse does: what lies over it gets the click. */
  click: (css: string) => Promise<void>
  /** Types by keys into a field. */
  type: (css: string, text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Errors of scripts since the browser was started, as far as the engine tells. */
  errors: () => string[]
  close: () => Promise<void>
}

/** One engine: what it is called, and how it is started; rejects with the package that is missing. */
export type Engine = {
  name: string
  start: () => Promise<Visitor>
  /** Whether it keeps pages for going back while a program leads it; Playwright forbids Chromium to. */
  keepsPages: boolean
}
