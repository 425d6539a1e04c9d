// The one has no types, the other declares them under another name.

declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'

  /** Tables as GitHub writes them. */
  export const tables: Plugin
}

declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document
}
