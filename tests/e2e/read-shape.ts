import type { Page } from '@playwright/test'
import { blankRows, coveredRows, type Stretch } from '../support/blank-rows'

/** What a page shows in the window as it is now: how it uses its width, its folds, its pictures of data, its small text. */
export async function readShape(page: Page) {
  const { main, marks, ...rest } = await page.evaluate(readMain)
  return { ...rest, blank: blankRows(main, marks) }
}

/** The share of the window's height that parts cover which stay there while the page moves. */
export async function readCovered(page: Page): Promise<number> {
  const { height, strips } = await page.evaluate(readStrips)
  return coveredRows({ top: 0, bottom: height }, strips) / height
}

/** Buttons that stand in one line with a field of their form, but neither begin nor end where it does. */
export function readAskewButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main form')].flatMap((form) => {
      const boxesOf = (selector: string) =>
        [...form.querySelectorAll<HTMLElement>(selector)]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 20)
      const fields = boxesOf('input:not([type="checkbox"], [type="radio"]), select')
      return boxesOf('button').flatMap(({ element, box }) => {
        const isAskew = fields.some(
          ({ box: field }) =>
            box.top < field.bottom &&
            box.bottom > field.top &&
            (Math.abs(box.top - field.top) > 0.5 || Math.abs(box.bottom - field.bottom) > 0.5),
        )
        return isAskew ? [element.textContent ?? ''] : []
      })
    }),
  )
}

function readMain() {
  const main = document.querySelector('main') ?? document.body
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0
  const isHidden = (element: Element) => !isSeen(element) || element.closest('.sr-only, .skip') !== null
  const stretch = ({ top, bottom }: DOMRect): Stretch => ({ top: top + scrollY, bottom: bottom + scrollY })

  // The right 40 % of the container.
  const container = Math.min(1200, innerWidth - 64)
  const side = { left: (innerWidth + container) / 2 - container * 0.4, right: (innerWidth + container) / 2 }
  const meets = ({ left, right, width, height }: DOMRect) =>
    width > 1 && height > 1 && right > side.left + 1 && left < side.right - 1

  const marks: Stretch[] = []
  const scenes: Stretch[] = []
  const text = { all: 0, small: 0 }
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const holder = node.parentElement
    const signs = node.textContent?.replace(/\s/g, '') ?? ''
    if (signs === '' || holder === null || holder.closest('script, style, option, svg') !== null) continue
    if (isHidden(holder)) continue
    if (holder.closest('table') === null) {
      text.all += signs.length
      if (Number.parseFloat(getComputedStyle(holder).fontSize) <= 14) text.small += signs.length
    }
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(meets)
    if (lines.length === 0) continue
    // A cell is one element of its row, however high its words are.
    const cell = holder.closest('td, th')
    if (cell !== null) marks.push(stretch(cell.getBoundingClientRect()))
    const lineHeight = Number.parseFloat(getComputedStyle(holder).lineHeight) || 0
    for (const line of lines) {
      const more = Math.max(0, (lineHeight - line.height) / 2)
      marks.push({ top: line.top + scrollY - more, bottom: line.bottom + scrollY + more })
    }
  }
  for (const element of main.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    if (!meets(box) || isHidden(element)) continue
    const isPicture = element.matches('img, svg, canvas, video')
    if (isPicture) {
      const isDecoration = element.matches('[aria-hidden="true"], img[alt=""]')
      // Flags and icons belong to the words beside them.
      if (isDecoration && Math.min(box.width, box.height) < 60) continue
      ;(isDecoration ? scenes : marks).push(stretch(box))
      continue
    }
    if (element.matches('input, select, textarea, button')) marks.push(stretch(box))
    const isDrawn =
      element.childNodes.length === 0 && element.closest('figure, table, [role="img"], dl, li') !== null
    if (isDrawn && !element.matches('svg *, hr, br')) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const hasColour = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none'
      if (hasColour && box.height > 2) marks.push(stretch(box))
    }
  }
  const [scene] = scenes.toSorted((one, other) => one.top - other.top)
  if (scene !== undefined) marks.push(scene)

  const rowsOf = (fold: Element): number => {
    const content = fold.lastElementChild
    if (content === null) return 0
    // A field is a row, with its label.
    const items = content.querySelectorAll('tbody tr, li, dt, label').length
    if (items > 0) return items + content.querySelectorAll(':scope > p').length
    // A picture or running text is as much as the rows of its height.
    return Math.floor((content.textContent?.replace(/\s/g, '').length ?? 0) / 44) || 1
  }
  const folds = [...main.querySelectorAll('details')]
    .filter((fold) => fold.closest('[data-questions]') === null)
    .filter((fold) => isSeen(fold.querySelector('summary') ?? fold))
    .map((fold) => ({ label: fold.querySelector('summary')?.textContent ?? '', rows: rowsOf(fold) }))
  const nameOf = (element: Element | null) =>
    element?.getAttribute('aria-label') ??
    document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent
  const figures = [...main.querySelectorAll('[role="img"], figure')]
    .filter((figure) => isSeen(figure) && figure.parentElement?.closest('figure') === null)
    .filter((figure) => figure.getBoundingClientRect().width >= 120)
    .map((figure) => nameOf(figure) ?? nameOf(figure.querySelector('[role="img"]')) ?? '')
    .filter((name) => name !== '')
  const { top, bottom } = main.getBoundingClientRect()
  return {
    main: { top: top + scrollY, bottom: bottom + scrollY },
    marks,
    text,
    folds,
    figures,
  }
}

function readStrips() {
  const strips: Stretch[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const part of [element, ...element.querySelectorAll('*')]) {
      const { top, bottom, width } = part.getBoundingClientRect()
      const isSeen = part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // A button in a corner leaves the rows beside it to the page.
      if (!isSeen || width < innerWidth / 2 || bottom <= 0 || top >= innerHeight) continue
      if (position === 'sticky' && top > 4 && bottom < innerHeight - 4) continue
      strips.push({ top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) })
    }
  }
  return { height: innerHeight, strips }
}
