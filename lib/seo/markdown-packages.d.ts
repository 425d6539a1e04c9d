// The first package has no types, the second declares them under another name.

declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'

  /** Tables in GitHub's format. */
  export const tables: Plugin
}

declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document
}
