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
const budget = { css: 24, js: 168 }

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
  home: weight('/', { html: 35.3, css: 23.9, js: 180.4 }, 46),
  country: weight('/chanel/uk', { html: 49.1, css: 23.2, js: 178.6 }, 54.2),
  city: weight('/company/bj', { html: 30.1, css: 23.4, js: 178.8 }, 32.2),
  'school list': weight('/yxk', { html: 33.4, css: 23.2, js: 179.5 }, 28.9),
  article: weight('/headlines/au-student-visa-checklist', { html: 22.1, css: 23.2, js: 178.8 }, 19.9),
  campaign: weight('/special/bk_zh/bk_us', { html: 33.5, css: 23.2, js: 178.1 }, 30.4),
  'cost tool': weight('/special/study_cost', { html: 25.2, css: 22.3, js: 176.6 }, 16.7),
  entry: weight('/special/ossd/entry', { html: 8.4, css: 23.2, js: 166.3 }, 9),
  ranking: weight('/special/ranking', { html: 36.5, css: 23.2, js: 179 }, 35.8),
  'site map': weight('/map', { html: 32.6, css: 21.7, js: 159.4 }, 32.2),
}
