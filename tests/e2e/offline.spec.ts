import { expect, type Page, test } from '@playwright/test'
import { openPage, quietVisit } from './support'

// A phone in the underground, a weak line, a release that restarts the server: what is typed must outlast a press on whatever needs code
// that is not here yet.

const page = '/special/ym_us_niw'

const breaks = {
  'no connection': (page: Page) => page.context().setOffline(true),
  'a server that answers 502': (page: Page) =>
    page.route('**', (route) => route.fulfill({ status: 502, body: '502 Bad Gateway' })),
}

async function mend(page: Page) {
  await page.context().setOffline(false)
  await page.unrouteAll()
}

const lost = (page: Page) => page.getByText('这一栏暂时打不开，请致电')

/** Everything that opens something on this page, also in closed menus. Folding the rail takes the others away. */
const controls = (page: Page) =>
  page
    .locator('header, footer, aside[aria-label=咨询与工具]')
    .locator('button, [data-consult], a[data-position][href="/headlines"]')
    .filter({ hasNotText: /^收起$/ })

for (const width of [1440, 390]) {
  for (const [name, breakLine] of Object.entries(breaks)) {
    test(`no press replaces a page that is being filled in: ${name}, ${width}`, async ({ page: tab }) => {
      test.slow()
      await tab.setViewportSize({ width, height: 844 })
      await quietVisit(tab)
      await openPage(tab, page)
      const form = tab.locator('#consult form')
      const phone = '13800138000'
      await breakLine(tab)
      await form.getByLabel('姓名').fill('周杰')
      await form.getByLabel('手机号').fill(phone)
      for (const control of await controls(tab).elementHandles()) await control.dispatchEvent('click')
      for (const item of ['在线咨询', '微信咨询', '电话咨询', '留学方案']) {
        await tab.getByRole('button', { name: item, exact: true }).click()
        await expect(lost(tab)).toBeVisible()
      }
      await tab.getByRole('contentinfo').getByRole('link', { name: '在线咨询' }).click()
      await expect(lost(tab)).toBeVisible()
      await expect(form.getByLabel('姓名')).toHaveValue('周杰')

      await form.locator('button[type=submit]').click()
      await expect(form.getByRole('button', { name: '再提交一次' })).toBeVisible()
      await expect(form.getByLabel('手机号')).toHaveValue(phone)

      await mend(tab)
      await tab.getByRole('button', { name: '电话咨询', exact: true }).click()
      await expect(tab.getByRole('group', { name: '电话咨询' })).toBeVisible()
      await expect(lost(tab)).toBeHidden()
    })
  }
}
