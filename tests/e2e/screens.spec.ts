import { expect, type Page, test } from '@playwright/test'
import { quietVisit } from './support'

/** One page of each layout (specification §2). */
const layouts = [
  ...['/', '/map', '/special/study_cost', '/special/dl_uk/entry', '/special/ruishi', '/special/tuofu_cf'],
  ...['/special/ym_us_niw', '/special/dl_uk', '/special/tuofu', '/yylist', '/special/yy_linshi', '/m'],
]

test.beforeEach(({ page }) => quietVisit(page))

/** The element with the focus: its name, and whether it is visible, has a focus ring and is not covered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    // A link in a sentence may be on two lines, with other words between its ends, so its first line is measured.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    // A radio button or checkbox is shown by its label. An element that appears only on focus is shown itself.
    const drawn = element.closest('label') ?? element
    const isOutlined = (box: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    // The link of a card covers the whole card, so the focus ring is around the card.
    let box: Element | null = drawn
    while (box !== null && !isOutlined(box)) box = box.parentElement
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)}`,
      hasRing:
        box !== null ||
        isOutlined(element) ||
        isOutlined(element, '::after') ||
        getComputedStyle(element).boxShadow !== 'none',
      isSeen: hit !== null && (element.contains(hit) || hit.contains(element) || drawn.contains(hit)),
    }
  })

/**
 * The order of the layers in a page's stylesheets, and the rules outside all layers. Those would override every rule
 * in a layer.
 */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
      return rule instanceof CSSLayerBlockRule ? [rule.name] : []
    })
    const isLayered = (rule: CSSRule) =>
      rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule
    // These set no style by themselves: they register a custom property or name an animation.
    const isDefinition = (rule: CSSRule) =>
      rule instanceof CSSPropertyRule || rule instanceof CSSKeyframesRule
    // The empty rule that remains of a rule which only composes others.
    const isEmpty = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.style.length === 0
    return {
      order: [...new Set(names)],
      outside: rules
        .filter((rule) => !isLayered(rule) && !isDefinition(rule) && !isEmpty(rule))
        .map((rule) => rule.cssText.slice(0, 80)),
    }
  })

test('all stylesheets have the same order of layers on every layout', async ({ page }) => {
  for (const url of layouts) {
    await page.goto(url)
    expect(await layersOf(page), url).toEqual({
      order: [
        'properties',
        'base',
        'primitives',
        ...['parts', 'blocks', 'site', 'features', 'pages'].map((room) => `components.${room}`),
      ],
      outside: [],
    })
  }
})

for (const url of layouts) {
  test(`${url}: at 400 % zoom nothing is cut off sideways, and keyboard focus is always visible`, async ({
    page,
  }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(url)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    const faults: string[] = []
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      if (at === null) continue
      if (!at.hasRing) faults.push(`${at.name} has no ring`)
      if (!at.isSeen) faults.push(`${at.name} is covered`)
    }
    expect(faults).toEqual([])
  })

  test(`${url}: with text half as large again nothing is cut off sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })

  test(`${url}: in forced colours the focus keeps its ring`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto(url)
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      if (at !== null) expect(at).toMatchObject({ hasRing: true })
    }
  })

  test(`${url}: nothing moves for visitors who prefer reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(url)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
        const longest = Math.max(
          ...(animationName === 'none' ? [] : animationDuration.split(',').map(Number.parseFloat)),
          ...transitionDuration.split(',').map(Number.parseFloat),
        )
        return longest > 0.01 ? [element.className] : []
      }),
    )
    expect(moving).toEqual([])
  })
}

for (const url of [...layouts, '/special/condition_pc', '/special/test', '/no/such/page']) {
  test(`${url}: the adult-only notice is on the page, narrow or wide`, async ({ page }) => {
    await page.goto(url)
    const notice = page
      .getByText('本站所有课程、服务及资料仅面向18周岁及以上成年人')
      .filter({ visible: true })
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      await expect(notice.first()).toBeVisible()
    }
  })
}
