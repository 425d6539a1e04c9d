/** KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

const kilobytes = (html: number, css: number, js: number): Kilobytes => ({ html, css, js })

type Weight = {
  path: string
  /** What a page of this kind should weigh; the bench tells how far it is from it. */
  goal: Kilobytes
  /** What it may weigh: no page grows by chance. Lowered whenever the page has become lighter. */
  limit: Kilobytes
}

/** One page of each kind. */
export const pageWeights: Record<string, Weight> = {
  home: { path: '/', goal: kilobytes(36, 13, 146), limit: kilobytes(35.9, 18.4, 144.8) },
  country: { path: '/chanel/uk', goal: kilobytes(38, 13, 146), limit: kilobytes(45.6, 18.9, 144.4) },
  city: { path: '/company/bj', goal: kilobytes(28, 13, 146), limit: kilobytes(27.6, 12.9, 144.4) },
  'school list': { path: '/yxk', goal: kilobytes(24, 13, 146), limit: kilobytes(24.3, 14.2, 145.6) },
  article: {
    path: '/headlines/au-student-visa-checklist',
    goal: kilobytes(18, 13, 146),
    limit: kilobytes(17, 11.6, 144.4),
  },
  campaign: {
    path: '/special/bk_zh/bk_us',
    goal: kilobytes(24, 13, 146),
    limit: kilobytes(26.2, 19.2, 144),
  },
  'cost tool': {
    path: '/special/study_cost',
    goal: kilobytes(14, 13, 146),
    limit: kilobytes(13.7, 13.1, 144.5),
  },
  entry: { path: '/special/ossd/entry', goal: kilobytes(8, 10, 142), limit: kilobytes(7.7, 9.2, 141.8) },
  ranking: { path: '/special/ranking', goal: kilobytes(30, 13, 146), limit: kilobytes(30, 14.5, 144.6) },
  'site map': { path: '/map', goal: kilobytes(28, 13, 146), limit: kilobytes(27.2, 11.8, 143.5) },
}
