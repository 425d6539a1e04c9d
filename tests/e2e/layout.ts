import type { Page } from '@playwright/test'

/** Days, months and ranges of numbers whose characters are on two lines, with all folds open. Values of tables and tiles, which may be wider than their column, are left out. */
const readBrokenDays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const broken: string[] = []
    const range = document.createRange()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const node = words.currentNode as Text
      if (node.parentElement?.closest('script, style, option, svg, .sr-only, [class*="value"]')) continue
      for (const { 0: text, index } of node.data.matchAll(
        /\d{4}-\d{2}(?:-\d{2})?(?![\d-])|\d[\d,.]*–\d[\d,.]*/g,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(node.data.slice(Math.max(0, index - 12), index + text.length + 6))
      }
    }
    return broken
  })

/** The faults that a page of any width can have, in words. */
export async function readLayout(page: Page) {
  const { moved, wider, dotted, ...layout } = await read(page)
  const broken = await readBrokenDays(page)
  return {
    ...layout,
    faults: [
      ...moved.map((part) => `moves: ${part}`),
      ...wider.map((part) => `wider than the screen: ${part}`),
      ...dotted,
      ...broken.map((part) => `on two lines: ${part}`),
    ],
  }
}

const read = (page: Page) =>
  page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    const first = (selector: string) => [...document.querySelectorAll(selector)].find(isSeen)
    const heading = first('h1')
    const answer = first('[data-answer=""], [data-answer="true"]')
    /** Whether words stand beside a link in its line: the sentence then decides how high the target is. */
    const isInSentence = (link: Element) => {
      if (getComputedStyle(link).display !== 'inline') return false
      let line = link.parentElement
      while (line !== null && getComputedStyle(line).display === 'inline') line = line.parentElement
      const beside = line?.cloneNode(true) as HTMLElement | undefined
      for (const other of beside?.querySelectorAll('a') ?? []) other.remove()
      return beside?.textContent?.trim() !== ''
    }
    /** Width and height of what reacts to a touch: the element, its `::after`, and its labels. */
    const target = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const after = getComputedStyle(element, '::after')
      const isEnlarged = after.content !== 'none' && after.position === 'absolute'
      const px = (length: string) => (isEnlarged ? Number.parseFloat(length) || 0 : 0)
      return {
        width: Math.round(Math.max(px(after.width), ...boxes.map(({ width }) => width))),
        height: Math.round(Math.max(px(after.height), ...boxes.map(({ height }) => height))),
      }
    }
    const smallTargets = [
      ...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type="hidden"])'),
    ]
      .filter((element) => isSeen(element) && !element.matches('.sr-only, .sr-only *'))
      .filter((element) => !isInSentence(element))
      .map((element) => ({
        name: (element.textContent || element.outerHTML).slice(0, 60),
        ...target(element),
      }))
      .filter(({ width, height }) => Math.min(width, height) < 44)
      .map(({ name, width, height }) => `${name} (${width} × ${height})`)
    /** The element's distance from the top without all that comes later in the HTML, which a slow line has not sent yet. */
    const topBeforeRest = (element: Element) => {
      const later: HTMLElement[] = []
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
          if (next instanceof HTMLElement && !next.hidden) later.push(next)
      }
      for (const part of later) part.hidden = true
      const found = top(element)
      for (const part of later) part.hidden = false
      return found
    }
    const moved = [heading, first('main form'), answer]
      .filter((element) => element !== undefined)
      .map((element) => ({ name: element.tagName, by: Math.round(top(element) - topBeforeRest(element)) }))
      .filter(({ by }) => by !== 0)
      .map(({ name, by }) => `${name}, ${by} px`)
    const dotted = [...document.querySelectorAll('th')]
      .filter((cell) => getComputedStyle(cell, '::after').content === '"·"')
      .map(({ textContent }) => `a dot before ${textContent}`)
    return {
      hasAnswer: answer !== undefined,
      dotted,
      smallTargets,
      moved,
      wider:
        document.documentElement.scrollWidth > innerWidth
          ? [`the document: ${document.documentElement.scrollWidth} px`]
          : [],
    }
  })
