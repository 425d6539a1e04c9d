import { expect, test } from '@playwright/test'
import { readPage } from './plain-request'

const countries = [
  { path: '/chanel/us', alias: '/us', name: '美国', codes: ['us'], nav: '留学服务' },
  { path: '/chanel/uk', alias: '/uk', name: '英国', codes: ['uk'], nav: '留学服务' },
  { path: '/chanel/can', alias: '/can', name: '加拿大', codes: ['ca'], nav: '留学服务' },
  { path: '/chanel/au', alias: '/au', name: '澳大利亚与新西兰', codes: ['au', 'nz'], nav: '留学服务' },
  { path: '/chanel/japan', alias: '/japan', name: '日本', codes: ['jp'], nav: '日本留学' },
  { path: '/chanel/sg', alias: '/sg', name: '新加坡', codes: ['sg'], nav: '留学服务' },
]

const subjects = [
  { path: '/chanel/dl', alias: '/dl', nav: '精英规划', indexed: true },
  { path: '/chanel/yyts', alias: '/yyts', nav: '学业规划', indexed: true },
  { path: '/chanel/bjts', alias: '/bjts', nav: '背景提升', indexed: true },
  { path: '/chanel/msbjts', alias: '/msbjts', nav: '背景提升', indexed: true },
  { path: '/chanel/yishu', alias: '/yishu', nav: '国际艺术', indexed: true },
  { path: '/chanel/yxyx', alias: null, nav: '背景提升', indexed: true },
  { path: '/chanel/rmzy', alias: '/rmzy', nav: '热门专业', indexed: true },
  { path: '/chanel/rmzy/index2', alias: null, nav: '热门专业', indexed: true },
  { path: '/chanel/case', alias: '/case', nav: null, indexed: false },
]

const channels = [...countries.map(({ path }) => ({ path, indexed: true })), ...subjects]

for (const { path, indexed } of channels) {
  test(`${path}: one heading, canonical address, indexing, structured data and a form`, async () => {
    const { status, attribute, count, canonical, isIndexed, types } = await readPage(path)
    expect({ status, canonical, isIndexed, headings: count('h1') }).toEqual({
      status: 200,
      canonical: path,
      isIndexed: indexed,
      headings: 1,
    })
    expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'Service']))
    expect(attribute('#consult form', 'method')).toBe('post')
    expect(attribute('#consult form input[name="source"]', 'value')).toMatch(/^频道·/)
    expect(count('#main details > summary')).toBeGreaterThan(0)
  })
}

for (const { path, alias, nav } of [...countries, ...subjects]) {
  if (nav === null) continue
  test(`${path}: the header marks ${nav}, under the alias too`, async ({ page }) => {
    for (const address of alias === null ? [path] : [path, alias]) {
      await page.goto(address)
      const header = page.getByRole('banner')
      await expect(header.locator('[aria-current]').filter({ hasText: nav }).first()).toBeVisible()
    }
  })
}

for (const { path, name, codes } of countries) {
  test(`${path}: answers first, then costs, plan, schools and further links`, async ({ page }) => {
    await page.goto(path)
    const answers = page.locator('table[data-answer], table:has([data-answer])').first()
    expect(await answers.getByRole('row').count()).toBeGreaterThan(3)
    await expect(answers.getByRole('rowheader', { name: '平均每年' })).toBeVisible()
    await expect(page.getByRole('link', { name: '算算我家要多少', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/special/study_cost\\?country=${codes[0]}&level=`),
    )

    const plan = page.locator('details', { has: page.locator('th', { hasText: '什么时候' }) }).first()
    await plan.locator('summary').click()
    await expect(plan.getByRole('table')).toBeVisible()

    const library = page.getByRole('navigation', { name: '按国家看院校库' })
    for (const code of codes) {
      await expect(library.locator(`a[href="/yxk?country=${code}"]`)).toBeVisible()
    }
    await expect(page.locator(`main a[href^="/caselist?country=${codes[0]}"]`)).toBeVisible()
    await expect(page.getByRole('heading', { name: `${name}资讯` })).toBeVisible()
  })
}

test('the calculator opens with country and level filled in', async ({ page }) => {
  await page.goto('/chanel/uk')
  await page.getByRole('link', { name: '算算我家要多少', exact: true }).click()
  await expect(page).toHaveURL(/\/special\/study_cost\?country=uk&level=master$/)
  await expect(page.getByRole('combobox', { name: '国家或地区' })).toHaveValue('uk')
})

test('contents lead to the parts of the page', async ({ page }) => {
  for (const path of ['/chanel/us', '/chanel/dl']) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name: '本页内容' }).getByRole('link')
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1)
  }
})

test('both pages of background enhancement go through the eight categories', async ({ page }) => {
  for (const path of ['/chanel/bjts', '/chanel/msbjts']) {
    await page.goto(path)
    for (const id of [1, 2, 3, 4, 6, 8, 9, 10]) {
      await expect(page.locator(`#main a[href="/bjts_list?b=${id}"]`)).toHaveCount(1)
    }
  }
})

test('the case channel counts by country and level, and links to the list', async ({ page }) => {
  await page.goto('/chanel/case')
  await page.getByRole('link', { name: /^美国硕士案例，\d+ 份$/ }).click()
  await expect(page).toHaveURL(/\/caselist\?country=us&level=graduate$/)
})
