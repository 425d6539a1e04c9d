import { expect, test } from '@playwright/test'
import { readPage } from './plain-request'
import { expectSound } from './soundness'

const branches = [
  { code: 'bj', name: '北京' },
  { code: 'cd', name: '成都' },
  { code: 'cq', name: '重庆' },
  { code: 'cs', name: '长沙' },
  { code: 'fz', name: '福州' },
  { code: 'gz', name: '广州' },
  { code: 'hn', name: '海南' },
  { code: 'hz', name: '杭州' },
  { code: 'km', name: '昆明' },
  { code: 'nj', name: '南京' },
  { code: 'qd', name: '青岛' },
  { code: 'sh', name: '上海' },
  { code: 'sz', name: '深圳' },
  { code: 'wh', name: '武汉' },
  { code: 'xa', name: '西安' },
  { code: 'xg', name: '香港' },
  { code: 'xjp', name: '新加坡' },
  { code: 'zz', name: '郑州' },
]

for (const { code, name } of branches) {
  test(`/company/${code} is the page of ${name}`, async () => {
    const { status, texts, canonical, isIndexed } = await readPage(`/company/${code}`)
    expect({ status, canonical, isIndexed }).toEqual({
      status: 200,
      canonical: `/company/${code}`,
      isIndexed: true,
    })
    expect(texts('h1')).toEqual([expect.stringContaining(name)])
    expect(texts('title')).toEqual([expect.stringContaining(name)])
    const [main] = texts('main')
    expect(main).toContain('地址没有公布，约好后告知')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contents link to the parts of the page, and the other branches to their pages', async ({
    page,
  }) => {
    await page.goto('/company/xa')
    await page
      .getByRole('navigation', { name: '本页内容' })
      .getByRole('link', { name: '签证', exact: true })
      .click()
    await expect(page).toHaveURL(/#visas$/)
    await page.getByRole('navigation', { name: '其他分公司' }).getByRole('link', { name: '香港' }).click()
    await expect(page).toHaveURL(/\/company\/xg$/)
  })

  test('the form names the branch', async ({ page }) => {
    await page.goto('/company/bj')
    const form = page.getByRole('region', { name: '约北京的同事谈一次' }).locator('form')
    await expect(form.locator('input[name="source"]')).toHaveValue('分公司·北京')
    await expect(form.locator('input[name="branch"]')).toHaveValue('bj')
    const last = page.locator('#consult form')
    await expect(last.locator('input[name="source"]')).toHaveValue('页面底部·分公司·北京')
    await expect(last.locator('input[name="branch"]')).toHaveValue('bj')
  })
})

test('sample hours are marked, sample people and cases are left out, and structured data has no address', async ({
  page,
}) => {
  await page.goto('/company/sh')
  await expect(page.getByRole('main').getByText('示例', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href^="/advisor/"], a[href^="/caselist/"]')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).not.toContain('LocalBusiness')
})

// One of each kind: with hours, the longest name, outside of the mainland.
for (const code of ['sh', 'xjp', 'xg']) {
  test(`/company/${code} has no error, fits and is accessible`, async ({ page }) => {
    await expectSound(page, `/company/${code}`)
  })
}
