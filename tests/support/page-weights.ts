/** KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

type Weight = {
  path: string
  /** What a page of this kind weighed when it was last looked at: the browser's test fails where one is more than a fifth above. */
  figure: Kilobytes
  /** What it should weigh at most; the bench prints how far it is from it. */
  goal: Kilobytes
}

/** As much as any page may load. */
const budget = { css: 36, js: 168 }

const weight = (path: string, figure: Kilobytes, html = figure.html * 1.2): Weight => ({
  path,
  figure,
  goal: { html, ...budget },
})

/** One page of each kind. */
export const pageWeights: Record<string, Weight> = {
  home: weight('/', { html: 36, css: 18, js: 145.4 }, 46),
  country: weight('/chanel/uk', { html: 45.2, css: 18.8, js: 144.7 }),
  city: weight('/company/bj', { html: 26.8, css: 12.6, js: 144.8 }),
  'school list': weight('/yxk', { html: 24.1, css: 14, js: 145.6 }),
  article: weight('/headlines/au-student-visa-checklist', { html: 16.6, css: 11.3, js: 144.8 }),
  campaign: weight('/special/bk_zh/bk_us', { html: 25.3, css: 19, js: 144.4 }),
  'cost tool': weight('/special/study_cost', { html: 13.9, css: 13, js: 144.7 }),
  entry: weight('/special/ossd/entry', { html: 7.5, css: 8.9, js: 142.1 }),
  ranking: weight('/special/ranking', { html: 29.8, css: 14.2, js: 145 }),
  'site map': weight('/map', { html: 26.8, css: 11.5, js: 143.7 }),
}
