import type { Page } from '@playwright/test'

/**
 * Gives the focus to everything that can have it inside `part`, as the keyboard would. Returns what shows no ring: neither itself, nor its
 * label, nor the card that its link covers.
 */
export async function withoutRing(page: Page, part: string): Promise<string[]> {
  // The browser shows rings after a key was pressed.
  await page.keyboard.press('Tab')
  return page.evaluate((selector) => {
    const isOutlined = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    const fields = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .flatMap((box) => [...box.querySelectorAll<HTMLElement>(fields)])
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      .filter((element) => {
        element.focus()
        const label = element.closest('label')
        return ![element, ...(label === null ? [] : [label])].some(
          (box) => isOutlined(box) || isOutlined(box, '::after'),
        )
      })
      .map((element) => element.outerHTML.slice(0, 100))
  }, part)
}
