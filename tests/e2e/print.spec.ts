import { expect, type Page, test } from '@playwright/test'

/** The number of A4 sheets of the printed page, by Chromium's layout. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}

const answers = 'budget=40%E4%B8%87&system=percent&grade=85&ielts=6.5&toefl=100&sat=1450'

const undergraduates =
  's1=us-university-of-california-los-angeles&s2=ca-university-of-toronto&s3=hk-university-of-hong-kong&s4=sg-national-university-of-singapore'

const masters =
  's1=uk-university-college-london&l1=master&p1=Management+MSc&s2=hk-university-of-hong-kong&l2=master&p2=Accounting+Analytics&s3=us-new-york-university&l3=master&p3=MS+in+Business+Analytics+and+AI&s4=au-the-university-of-melbourne&l4=master'

const note =
  '奶奶觉得离家近要紧，爸爸想看毕业后能不能留下工作，孩子自己更在意专业课和实习；下周问清宿舍和奖学金以后再定，如果学费再涨就换成第二个选项。'

for (const [name, options] of [
  ['undergraduate', undergraduates],
  ['master’s', masters],
] as const) {
  test(`four ${name} options with answers and notes print on three sheets`, async ({ page }) => {
    await page.goto(`/special/decision_sheet?${options}&${answers}`)
    await page.getByText(/^家里的看法/).click()
    const notes = page.getByRole('textbox', { name: /看法/ })
    await expect(notes).toHaveCount(4)
    for (const field of await notes.all()) await field.fill(note)
    expect(await sheetsOf(page)).toBe(3)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('p').filter({ hasText: note }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '并排列出' })).toBeHidden()
  })
}

test('one option, and none, print on one or two sheets', async ({ page }) => {
  await page.goto(`/special/decision_sheet?s1=uk-university-college-london&l1=master&${answers}`)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  await page.goto('/special/decision_sheet')
  expect(await sheetsOf(page)).toBe(1)
})

test('a result of the calculator prints on at most three sheets, with its sum on the first', async ({
  page,
}) => {
  await page.goto(
    '/special/study_cost?country=us&level=undergraduate&school=%E7%BA%BD%E7%BA%A6%E5%A4%A7%E5%AD%A6',
  )
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
  // The size of the first sheet in pixels.
  await page.setViewportSize({ width: 718, height: 1040 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: /4 年合计约/ })).toBeInViewport()
})
