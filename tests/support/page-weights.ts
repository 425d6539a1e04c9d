/** Sizes in KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

type Weight = {
  path: string
  /** The last measured weight of such a page. The browser test fails when a page is more than a fifth above it. */
  figure: Kilobytes
  /** The highest intended weight; the benchmark prints the difference. */
  goal: Kilobytes
}

/** The highest weight of styles and scripts on any page. */
const budget = { css: 36, js: 168 }

/**
 * @param html the intended weight of the HTML: a fifth more than before the header was rendered by ordinary
 * components
 */
const weight = (path: string, figure: Kilobytes, html: number): Weight => ({
  path,
  figure,
  goal: { html, ...budget },
})

/** One page of each kind. */
export const pageWeights: Record<string, Weight> = {
  home: weight('/', { html: 44, css: 30.3, js: 179.5 }, 46),
  country: weight('/chanel/uk', { html: 50.5, css: 28.6, js: 177.8 }, 54.2),
  city: weight('/company/bj', { html: 31, css: 27.9, js: 178.1 }, 32.2),
  'school list': weight('/yxk', { html: 29.4, css: 27.9, js: 179.2 }, 28.9),
  article: weight('/headlines/au-student-visa-checklist', { html: 20.4, css: 22.7, js: 178.1 }, 19.9),
  campaign: weight('/special/bk_zh/bk_us', { html: 29.8, css: 27.9, js: 177.4 }, 30.4),
  'cost tool': weight('/special/study_cost', { html: 24.1, css: 30.8, js: 176.2 }, 16.7),
  entry: weight('/special/ossd/entry', { html: 7.9, css: 27.9, js: 165.4 }, 9),
  ranking: weight('/special/ranking', { html: 34.4, css: 24.6, js: 178.3 }, 35.8),
  'site map': weight('/map', { html: 31.4, css: 22.7, js: 158.9 }, 32.2),
}
