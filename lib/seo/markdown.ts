import { tables } from '@joplin/turndown-plugin-gfm'
import { createDocument } from '@mixmark-io/domino'
import Turndown from 'turndown'
import { absoluteUrl } from './json-ld'

/** Elements that only help on a screen, and controls. */
const leftOut =
  'nav, form, dialog, button, script, style, noscript, template, svg, img, picture, [hidden], [aria-hidden="true"], [popover]'

/** Parts of a line that only stylesheets separate, when no text stands between them. */
const apart = '* + a, * + span, * + small, * + strong, * + time'

/** Parts of one text whose lines are not to end inside them (`WholeValues`). */
const ofOneText = '.whitespace-nowrap, .break-keep'

const markdown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
markdown.use(tables)

/**
 * A page as Markdown, made from its HTML, so that both have the same content.
 * @param path the page's canonical path
 * @returns null when search engines are asked not to index the page and it does not name its Markdown, or when its canonical path is another one
 */
export function toMarkdown(html: string, path: string): string | null {
  const document = createDocument(html)
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const address = absoluteUrl(path)
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  const main = document.querySelector('main')
  // Its host may be that of the build: without a configured address it is this machine's, with another port.
  const isOther = !URL.canParse(canonical) || new URL(canonical).pathname !== path
  const hasTwin = Boolean(document.querySelector('link[type="text/markdown"]'))
  if (!main || isOther || (meta('robots').includes('noindex') && !hasTwin)) return null
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  for (const link of main.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', address).href)
  }
  for (const element of main.querySelectorAll(apart)) if (isApart(element)) element.before(' ')
  return [`> 网页：<${address}>`, `> ${meta('description')}`, '', markdown.turndown(main), ''].join('\n')
}

function isApart(element: Element): boolean {
  const before = element.previousElementSibling
  if (before === null || before !== element.previousSibling) return false
  // Words of one text: a line may end between them, and no space stands there.
  if (element.parentElement?.matches(ofOneText)) return false
  return !(before.matches(ofOneText) && element.matches(ofOneText))
}
