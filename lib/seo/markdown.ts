import { tables } from '@joplin/turndown-plugin-gfm'
import { createDocument } from '@mixmark-io/domino'
import Turndown from 'turndown'
import { absoluteUrl } from './json-ld'

/** What only helps on a screen, or is for typing and pressing. */
const leftOut =
  'nav, form, dialog, button, script, style, noscript, template, svg, img, picture, [hidden], [aria-hidden="true"], [popover]'

/** Parts of a line that stylesheets keep apart. */
const apart = '* + a, * + span, * + small, * + strong, * + time'

const markdown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
markdown.use(tables)

/**
 * A page as Markdown, made from its HTML, so that both say the same.
 * @param path the page's canonical path
 * @returns null where search engines are asked to leave the page out, or where its canonical path is another one
 */
export function toMarkdown(html: string, path: string): string | null {
  const document = createDocument(html)
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const address = absoluteUrl(path)
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  const main = document.querySelector('main')
  // The framework writes the home page's address without its slash.
  const isOther = canonical.replace(/\/$/, '') !== address.replace(/\/$/, '')
  if (main === null || isOther || meta('robots').includes('noindex')) return null
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  for (const link of main.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', address).href)
  }
  for (const element of main.querySelectorAll(apart)) element.before(' ')
  return [`> 网页：<${address}>`, `> ${meta('description')}`, '', markdown.turndown(main), ''].join('\n')
}
