/** Sizes in KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

type Weight = {
  path: string
  /**
   * The last measured weight of such a page. The browser test fails when its HTML or its scripts are more than a fifth
   * above it, or when the page is above the budget of all pages.
   */
  figure: Kilobytes
  /** The highest intended weight; the benchmark prints the difference. */
  goal: Kilobytes
}

/** The highest weight of any page, and its highest number of stylesheets. The ranking has the most styles (23.9), then the decision sheet (23.8). */
export const budget = { html: 60, css: 24, cssFiles: 4, js: 168 }

/** Pages with the most HTML, styles and stylesheets, beside those below. */
export const heaviestPages = [
  '/chanel/us',
  '/special/decision_sheet',
  '/special/test',
  '/deadlines',
  '/headlines/changes',
  '/product/ym_product',
  '/yxk/hischool',
  '/yxk/uk-university-college-london',
]

/**
 * @param html the intended weight of the HTML: a fifth more than before the header was rendered by ordinary
 * components
 */
const weight = (path: string, figure: Kilobytes, html: number): Weight => ({
  path,
  figure,
  goal: { html, css: 24, js: budget.js },
})

/** One page of each kind. */
export const pageWeights: Record<string, Weight> = {
  home: weight('/', { html: 44.4, css: 23.3, js: 166.6 }, 46),
  country: weight('/chanel/uk', { html: 58.7, css: 23.3, js: 165.8 }, 54.2),
  city: weight('/company/bj', { html: 33.1, css: 22.9, js: 166.1 }, 32.2),
  'school list': weight('/yxk', { html: 40.5, css: 23.6, js: 166.7 }, 28.9),
  article: weight('/headlines/au-student-visa-checklist', { html: 24.5, css: 22.5, js: 166.1 }, 19.9),
  campaign: weight('/special/bk_zh/bk_us', { html: 37, css: 23.3, js: 165.1 }, 30.4),
  'cost tool': weight('/special/study_cost', { html: 29.9, css: 22.8, js: 163.6 }, 16.7),
  entry: weight('/special/ossd/entry', { html: 9.2, css: 23.3, js: 152.8 }, 9),
  ranking: weight('/special/ranking', { html: 45.3, css: 23.9, js: 166 }, 35.8),
  'site map': weight('/map', { html: 35.6, css: 22, js: 161.2 }, 32.2),
}
