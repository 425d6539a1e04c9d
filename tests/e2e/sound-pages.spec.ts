import { expect, test } from '@playwright/test'
import { lines } from '../support/table'
import { answering, testRules } from './page-rules'
import { listCampaignPages, listPages, onePerLayout } from './pages'
import { expectSound } from './soundness'

/** Pages whose rules are looked at on a phone; all others are looked at as wide pages. */
const onPhone = {
  answering: [
    '/chanel/us',
    '/yxk/us-harvard-university',
    '/yxk/jp-the-university-of-tokyo',
    '/yxk/au-the-university-of-melbourne',
    '/yxk/hk-university-of-hong-kong',
    '/yxk/hk-saint-francis-university',
    '/yxk/hischool/hs-ca-appleby-college',
    '/yxk?country=uk&q=zzzzqq',
    '/yxk/hischool',
    '/yxk/uk-university-college-london/programmes',
    '/yxk/china?q=苏州大学',
    '/special/ranking',
    '/special/study_cost',
    '/special/condition_pc?level=master&field=business&system=percent&grade=82&cn=上海理工大学&budget=30万',
    '/gpa?score=82&credit=3&score=90&credit=2',
    '/special/gaokao?score=580&english=120&ielts=6.5',
    '/deadlines',
    '/guide/zhuanke',
    '/guide/budget',
    '/joint',
    '/joint/xjtlu',
    '/search?Keyword=哈佛学费',
    '/special/uk_yjs',
    '/special/ym_us_niw',
    '/special/ossd',
    '/special/ym_us_bulletin',
    '/special/ym_ca_rounds',
    '/product/ym_product',
    '/product/ym_product/us-eb5',
    '/company/bj',
    '/headlines',
    '/headlines/au-student-visa-checklist',
    '/headlines/changes',
    '/caselist',
    '/caselist/us-finance-2026',
    '/team',
    '/advisor',
    '/advisor/bj-han',
    '/product',
    '/product/undergraduate',
    '/zylist',
    '/bjts_list',
    '/touchus',
    '/map',
  ],
  others: [
    '/yxk/compare?ids=uk-university-college-london,us-harvard-university,au-the-university-of-melbourne',
    '/yxk/china',
    '/special/condition_pc',
    '/gpa',
    '/special/gaokao',
    '/special/ossd/entry',
    '/chanel/rmzy',
  ],
}

testRules(onPhone, ['phone'])
testRules({ answering }, ['wide'])

const campaigns = listCampaignPages()
const perLayout = onePerLayout()

/** Records, and states of lists and tools. */
const further = lines(`
  /caselist/uk-stat-2026
  /company/sh
  /zylist/fod1p-2102
  /yylist/toefl
  /bjts_list/research-data-notebook
  /product/undergraduate
  /product/ym_product/us-niw
  /countrylines?country=jp
  /countrylines/uk-conditional-offer
  /search?Keyword=伦敦
  /headlines/changes?country=uk
  /deadlines?country=us
  /special/ym_us_bulletin?category=EB-2&filed=2021-03-01
  /special/ym_ca_rounds?score=500
  /special/study_cost?country=uk&city=uk-other&level=undergraduate&years=3&own_flight=8000
  /special/condition_pc?level=undergraduate&ielts=5.5&budget=250000&pref=near&v=2026.3
  /special/gaokao?score=560&ielts=6
  /special/ranking?country=uk&sort=arwu
  /gpa?name=高数&credit=4&score=92&name=英语&credit=2&score=71
  /yxk/compare?ids=uk-university-college-london,us-new-york-university&deposit1=2000%20英镑&reply1=2027-05-01
`)

const elsewhere = new Set([...campaigns, ...onPhone.answering, ...onPhone.others])
const pages = [...listPages().filter((page) => !elsewhere.has(page)), ...perLayout, ...further]
const parts = 4

for (let part = 0; part < parts; part += 1) {
  test(`pages have no error and no axe fault, and fit every width: part ${part + 1} of ${parts}`, async ({
    context,
  }) => {
    test.setTimeout(900_000)
    const wrong: string[] = []
    for (const url of pages.filter((_, at) => at % parts === part)) {
      const page = await context.newPage()
      await expectSound(page, url).catch((error) => wrong.push(`${url}: ${error}`))
      await page.close()
    }
    expect(wrong).toEqual([])
  })
}

test('every layout of campaigns is among them', () => {
  expect(perLayout).toHaveLength(8)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('every campaign page fits the smallest phone', async ({ page }) => {
    test.setTimeout(600_000)
    const wide: string[] = []
    for (const url of campaigns) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      if (overflow > 0) wide.push(`${url}: ${overflow} px`)
    }
    expect(wide).toEqual([])
  })
})
