/** Sizes in KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

type Weight = {
  path: string
  /**
   * The last measured weight of such a page. The browser test fails when a page is more than a fifth above it, or when
   * its scripts are above their goal.
   */
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
  home: weight('/', { html: 44.9, css: 25.1, js: 166.6 }, 46),
  country: weight('/chanel/uk', { html: 60.7, css: 24.5, js: 165.8 }, 54.2),
  city: weight('/company/bj', { html: 33.8, css: 24.8, js: 166.1 }, 32.2),
  'school list': weight('/yxk', { html: 41, css: 24.5, js: 166.7 }, 28.9),
  article: weight('/headlines/au-student-visa-checklist', { html: 25.1, css: 24.5, js: 166.1 }, 19.9),
  campaign: weight('/special/bk_zh/bk_us', { html: 37.4, css: 25.2, js: 165.1 }, 30.4),
  'cost tool': weight('/special/study_cost', { html: 30.1, css: 24.2, js: 163.6 }, 16.7),
  entry: weight('/special/ossd/entry', { html: 9.2, css: 25.2, js: 152.8 }, 9),
  ranking: weight('/special/ranking', { html: 46.2, css: 26.1, js: 166 }, 35.8),
  'site map': weight('/map', { html: 36, css: 23.8, js: 161.2 }, 32.2),
}
