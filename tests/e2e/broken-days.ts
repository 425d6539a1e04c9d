import type { Page } from '@playwright/test'

/** Days, months and ranges of numbers whose characters are on two lines, with all folds open. Values of tables and tiles, which may be wider than their column, are left out. */
export const readBrokenDays = (page: Page): Promise<string[]> =>
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
