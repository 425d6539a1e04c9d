import { expect, type Page, test } from '@playwright/test'
import { readPage } from './plain-request'
import { expectSound } from './soundness'

const robotsOf = (page: Page) => page.locator('meta[name="robots"]')

const canonicalOf = async (page: Page) =>
  new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname

/** One record of each kind. */
const details = [
  { url: '/zylist/fod1p-2102', heading: '计算机科学', type: null, indexed: true },
  { url: '/zylist/fod1p-1106', heading: '土壤科学', type: null, indexed: true },
  { url: '/yylist/toefl', heading: /^托福 iBT/, type: 'Service', indexed: true },
  { url: '/yylist/ssat', heading: /^SSAT/, type: 'Service', indexed: true },
  {
    url: '/bjts_list/research-data-notebook',
    heading: /^公开数据小课题/,
    type: 'Service',
    indexed: true,
  },
  { url: '/product/undergraduate', heading: '本科申请', type: 'Service', indexed: true },
  { url: '/product/ym_product/us-niw', heading: /NIW/, type: 'Service', indexed: true },
] as const

for (const { url, heading, type, indexed } of details) {
  test(`${url} is complete`, async () => {
    const { status, texts, attribute, canonical, isIndexed, types } = await readPage(url)
    expect({ status, canonical, isIndexed }).toEqual({ status: 200, canonical: url, isIndexed: indexed })
    expect(texts('h1')).toHaveLength(1)
    expect(texts('h1')[0]).toMatch(heading)
    const description = [...(attribute('meta[name="description"]', 'content') ?? '')]
    expect(description.length).toBeGreaterThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(80)
    expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', ...(type === null ? [] : [type])]))
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('majors are found by name, category and initial, and the address keeps the filters', async ({
    page,
  }) => {
    await page.goto('/zylist')
    await page.getByLabel('专业名称').fill('金融')
    await page.getByLabel('门类', { exact: true }).selectOption({ label: '商科' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/\/zylist\?.*q=/)
    expect(new URL(page.url()).searchParams.get('category')).toBe('business')
    await expect(page.getByRole('link', { name: '金融学', exact: true })).toBeVisible()
    await expect(robotsOf(page)).toHaveAttribute('content', 'noindex, follow')
    expect(await canonicalOf(page)).toBe('/zylist')

    await page.getByRole('link', { name: /^专业名称：金融/ }).click()
    await page
      .getByRole('navigation', { name: '按拼音首字母' })
      .getByRole('link', { name: 'K', exact: true })
      .click()
    await expect(page.getByText('共 2 个专业')).toBeVisible()
    await expect(page.getByRole('link', { name: '会计学', exact: true })).toBeVisible()
  })

  test('background categories are checkboxes; the link in the header is the whole list', async ({ page }) => {
    await page.goto('/bjts_list?b=1,2,3,4,6,8,9,10')
    await expect(page.getByText('共 18 个项目')).toBeVisible()
    await expect(robotsOf(page)).toHaveCount(0)
    await page.getByRole('checkbox', { name: /科研项目/ }).check()
    await page.getByRole('checkbox', { name: /志愿与社团/ }).check()
    await page.getByRole('button', { name: '查看所选类别' }).click()
    expect(new URL(page.url()).searchParams.getAll('b')).toEqual(['1', '10'])
    await expect(page.getByRole('checkbox', { name: /科研项目/ })).toBeChecked()
    await expect(page.getByRole('heading', { level: 2, name: '科研项目' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '国际竞赛' })).toHaveCount(0)
    await expect(robotsOf(page)).toHaveAttribute('content', 'noindex, follow')
    await page.getByRole('link', { name: /清除/ }).click()
    await expect(page.getByText('共 18 个项目')).toBeVisible()
  })

  test('exam courses are filtered by language; a language and an exam that do not belong together show what to do', async ({
    page,
  }) => {
    await page.goto('/yylist')
    await page.getByLabel('语言', { exact: true }).selectOption({ label: '日语' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page.getByText('共 3 门课程')).toBeVisible()
    await page.goto('/yylist?lang=ja&exam=gre')
    await page
      .getByRole('navigation', { name: '放宽条件' })
      .getByRole('link', { name: /去掉“语言：日语”/ })
      .click()
    await expect(page.getByText('共 1 门课程')).toBeVisible()
  })

  test('immigration programmes are filtered by region and status', async ({ page }) => {
    await page.goto('/product/ym_product')
    await page.getByLabel('地区或类型').selectOption({ label: '加拿大' })
    await page.getByLabel('状态', { exact: true }).selectOption({ label: '已关闭' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page.getByText('共 1 个项目')).toBeVisible()
    const canada = page.getByRole('region', { name: /^加拿大/ })
    await expect(canada.getByText('已关闭')).toBeVisible()
    await expect(canada.getByRole('cell', { name: /※$/ })).toBeVisible()
    await canada.getByRole('link', { name: /SUV/ }).click()
    await expect(page).toHaveURL('/product/ym_product/ca-start-up')
    await expect(page.getByRole('link', { name: /IRCC/ }).first()).toBeVisible()
  })
})

test('a product of the other kind redirects to its own page', async ({ request }) => {
  for (const [from, to] of [
    ['/product/us-niw', '/product/ym_product/us-niw'],
    ['/product/ym_product/visa', '/product/visa'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location?.split(', ')).toContain(to)
  }
  expect((await request.get('/product/ym_product/nothing')).status()).toBe(404)
})

test('Back restores the filters', async ({ page }) => {
  await page.goto('/zylist?category=business')
  await page.getByRole('link', { name: '金融学', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('金融学')
  await page.goBack()
  await expect(page.getByLabel('门类', { exact: true })).toHaveValue('business')
})

for (const { url } of details) {
  test(`${url} has no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, url)
  })
}
