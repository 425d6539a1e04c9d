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

/** How much wider the page is than its window. */
const overflow = (page: Page) => () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goes on with the Tab key. Returns what lacks a focus ring, or is covered when that is asked. */
async function faultsOfFocus(page: Page, steps: number, isSeenToo: boolean) {
  const faults: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === null) continue
    if (!at.hasRing) faults.push(`${at.name} has no ring`)
    if (isSeenToo && !at.isSeen) faults.push(`${at.name} is covered`)
  }
  return faults
}

/** What moves for longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
      const longest = Math.max(
        ...(animationName === 'none' ? [] : animationDuration.split(',').map(Number.parseFloat)),
        ...transitionDuration.split(',').map(Number.parseFloat),
      )
      return longest > 0.01 ? [element.className] : []
    }),
  )

async function expectNotice(page: Page) {
  const notice = page.getByText('本站所有课程、服务及资料仅面向18周岁及以上成年人').filter({ visible: true })
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect(notice.first()).toBeVisible()
  }
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size)

for (const url of [
  ...['/chanel/uk', '/chanel/us', '/special/uk_yjs', '/special/feiyong/fyusa', '/special/ranking'],
  ...[
    '/yxk',
    '/yxk/uk-university-college-london',
    '/special/study_cost?country=uk&level=master',
    '/deadlines',
  ],
  ...['/special/condition_pc?level=master&grade=82&budget=30万', '/special/ym_us_niw', '/special/test'],
]) {
  test(`${url} scrolls nowhere sideways with letters twice as large on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url)
    await setFontSize(page, '200%')
    await expect.poll(overflow(page)).toBeLessThanOrEqual(0)
  })
}

// One visit of each layout, because opening a page takes longer than all that is looked at.
for (const url of layouts) {
  test(`${url} is whole when the window, the letters or the colours are others`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await test.step('at 400 % zoom nothing is cut off, and the focus is always visible', async () => {
      // 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(url)
      await expect.poll(overflow(page)).toBeLessThanOrEqual(0)
      expect(await faultsOfFocus(page, 12, true)).toEqual([])
    })
    await test.step('with letters twice as large nothing is cut off on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await setFontSize(page, '200%')
      await expect.poll(overflow(page)).toBeLessThanOrEqual(0)
      await setFontSize(page, '')
    })
    await test.step('the adult-only notice is on the page, narrow or wide', () => expectNotice(page))
    await test.step('in forced colours the focus keeps its ring', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await faultsOfFocus(page, 6, false)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })
    await test.step('nothing moves for visitors who prefer reduced motion', async () => {
      expect(await moving(page)).toEqual([])
    })
  })
}

test('the adult-only notice is on a page that is missing, narrow or wide', async ({ page }) => {
  await page.goto('/no/such/page')
  await expectNotice(page)
})

for (const width of [390, 1440]) {
  test(`no scene of a country or a campaign is cut off at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const url of [
      '/',
      '/uk',
      '/au',
      '/special/feiyong/fyusa',
      '/special/yasi',
      '/special/dl_uk',
      '/yylist',
    ]) {
      await page.goto(url)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main svg[viewBox="0 0 320 136"]')].flatMap((scene) => {
          const own = scene.getBoundingClientRect()
          let frame = scene.parentElement
          while (frame !== null && getComputedStyle(frame).overflow !== 'hidden') frame = frame.parentElement
          if (own.height === 0 || frame === null) return []
          const { top, bottom } = frame.getBoundingClientRect()
          const isWhole = own.top >= top - 1 && own.bottom <= bottom + 1
          return isWhole ? [] : [`${Math.round(top - own.top)} px of ${Math.round(own.height)}`]
        }),
      )
      expect(cut, url).toEqual([])
    }
  })
}

test('no heading ends a column whose text goes on in the next one', async ({ page }) => {
  for (const url of ['/map', '/guide/zhuanke', '/joint/xjtlu']) {
    await page.goto(url)
    const torn = await page.locator('main :is(h2, h3)').evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const after = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling
          const [text] = after?.getClientRects() ?? []
          return text && text.bottom < heading.getBoundingClientRect().top
        })
        .map(({ textContent }) => textContent),
    )
    expect(torn, url).toEqual([])
  }
})

test('no link to a part of a page is alone in its row on wide screens', async ({ page }) => {
  for (const [width, url] of [1100, 1440].flatMap((width) =>
    ['/uk', '/special/feiyong/fyusa', '/special/dl_uk', '/special/yasi', '/special/uk_yjs'].map(
      (url) => [width, url] as const,
    ),
  )) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url)
    const rows = await page.evaluate(() => {
      const links = [...document.querySelectorAll('main nav[aria-label="本页内容"] > ol > li')]
      const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
      return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)
    })
    expect(
      rows.filter((length) => length < 2),
      `${url} at ${width}`,
    ).toEqual([])
  }
})
