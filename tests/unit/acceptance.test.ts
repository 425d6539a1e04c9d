/**
 * Which test holds which line of the specification: the lines of the acceptance list, where the site once differed, each with
 * what was decided. A test that is renamed or goes away shows here.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examOptions, teachMethodOptions } from '@/lib/leads/options'

const errors = 'tests/e2e/errors.spec.ts'
const widgets = 'tests/e2e/widgets.spec.ts'
const visit = 'tests/component/site/widget/visit.test.tsx'
const header = 'tests/component/site/chrome/header.test.tsx'
const footer = 'tests/component/site/chrome/footer.test.tsx'
const floatingForms = 'tests/component/site/widget/floating-forms.test.tsx'
const leadForms = 'tests/component/site/lead/lead-forms.test.tsx'

/** Line, decision, file and a piece of the test's name or text. */
const held: [line: number, decision: string, file: string, text: string][] = [
  [
    9,
    'the age notice stands on every page at every size',
    'tests/e2e/screens.spec.ts',
    'the adult-only notice stands on',
  ],
  [34, 'a missing receipt is a 404 with a whole page', errors, 'an unknown receipt is a 404'],
  [34, 'a missing record is a 404 with a whole page', errors, 'a missing record is a 404 whose first HTML'],
  [
    41,
    'an empty search leads to the OSSD page',
    'tests/e2e/mobile.spec.ts',
    'an empty search box leads to the OSSD',
  ],
  [
    43,
    'the navigation follows the sister sites',
    'tests/unit/routing/navigation.test.ts',
    'takes Singapore and Hong Kong to their own host where one is configured',
  ],
  [45, '移民资讯 scrolls to 3850 px', header, 'scrolls this page down to 3850 px'],
  [
    45,
    'then goes on to the band of news',
    'tests/e2e/rules-desk.spec.ts',
    'leads on to the news of immigration',
  ],
  [46, 'index marks its item', header, "'index=1', '留学服务'"],
  [
    49,
    'the footer follows the sister sites and the filing numbers',
    footer,
    'lead where the configuration says',
  ],
  [
    52,
    'the country test stands where a page wants it',
    'tests/component/site/lead/country-test.test.tsx',
    'is left out where a page does not want it',
  ],
  [
    55,
    'two promo banners, one open at a time',
    'tests/component/stores/widget.test.tsx',
    'are open one at a time',
  ],
  [
    55,
    'the WeChat panel can be reached by the pointer',
    'tests/component/site/widget/floating-window.test.tsx',
    'shows WeChat to a mouse that comes over it',
  ],
  [55, 'what sends is in view', widgets, 'panels are accessible, fit and close'],
  [56, 'one thing opens by itself at each load', visit, 'is one thing per page load'],
  [
    59,
    'the progress bar is for navigation',
    'tests/component/site/chrome/progress.test.tsx',
    'shows after 200 ms and ends with the navigation',
  ],
  [66, 'the callback panel sends what it does not ask, empty', floatingForms, 'is sent all the same, empty'],
  [
    69,
    'an optional choice can be taken back',
    'tests/component/ui/choice-field.test.tsx',
    'lets a choice that need not be made be taken back',
  ],
  [
    81,
    'the chat opens until it was closed',
    visit,
    'opens the chat at each load until the visitor has closed it once',
  ],
  [
    83,
    'every page has a mobile address',
    'tests/unit/routing/devices.test.ts',
    'has a mobile address like any page',
  ],
  [85, 'a chunk that is gone: one reload', errors, 'reloads the page once, not for ever'],
  [85, 'the panel opens again after it', errors, 'is opened by the one reload'],
  [92, 'the floating form says a wrong format as an alert too', floatingForms, '电话号码格式不正确'],
  [
    95,
    'no way around the code in the page',
    'tests/component/site/lead/without-code.test.tsx',
    'a form in the page offers no way around',
  ],
  [
    107,
    '/v1/product follows kind',
    'tests/contract/content/products.test.ts',
    'narrows the front to a kind and a country',
  ],
  [
    107,
    'a wrong method is told the right ones',
    'tests/contract/leads/receipt.test.ts',
    "headers: { allow: 'POST' }",
  ],
  [115, 'a failed code does nothing in the floating window', floatingForms, 'keeps a refusal to itself'],
  [126, 'an unanswered submit reads 再提交一次', leadForms, '再提交一次'],
  [127, 'unknown addresses went abroad to study', errors, 'an unknown address went abroad to study'],
  [128, 'the page of last resort is our own', errors, 'the document is our own'],
  [
    143,
    'the call-back promise keeps office hours',
    'tests/unit/leads/receipt.test.ts',
    '我们将在10分钟内回电',
  ],
]

describe('lines of the specification', () => {
  it.each(held)('line %i: %s', (_line, _decision, file, text) => {
    const content = readFileSync(file, 'utf8')
    expect(content).toContain(text)
  })

  it('line 69: A-Level is sent as ALEVA, and one way of teaching is in Chinese', () => {
    expect(examOptions).toContainEqual(expect.objectContaining({ value: 'ALEVA', label: 'A-Level' }))
    expect(teachMethodOptions.map(({ value }) => value)).toContain('中文授课')
  })
})
