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
  home: { path: '/', goal: kilobytes(36, 13, 146), limit: kilobytes(41.5, 19.8, 157.3) },
  country: { path: '/chanel/uk', goal: kilobytes(38, 13, 146), limit: kilobytes(48.6, 22, 155.5) },
  city: { path: '/company/bj', goal: kilobytes(28, 13, 146), limit: kilobytes(30.6, 16.4, 155.7) },
  'school list': { path: '/yxk', goal: kilobytes(24, 13, 146), limit: kilobytes(29, 16.4, 156.7) },
  article: {
    path: '/headlines/au-student-visa-checklist',
    goal: kilobytes(18, 13, 146),
    limit: kilobytes(19.6, 12.9, 155.7),
  },
  campaign: {
    path: '/special/bk_zh/bk_us',
    goal: kilobytes(24, 13, 146),
    limit: kilobytes(29.5, 21.5, 154.8),
  },
  'cost tool': {
    path: '/special/study_cost',
    goal: kilobytes(14, 13, 146),
    limit: kilobytes(18.8, 15.4, 154),
  },
  entry: { path: '/special/ossd/entry', goal: kilobytes(8, 10, 142), limit: kilobytes(8.7, 11.7, 148.9) },
  ranking: { path: '/special/ranking', goal: kilobytes(30, 13, 146), limit: kilobytes(33.7, 16.7, 155.5) },
  'site map': { path: '/map', goal: kilobytes(28, 13, 146), limit: kilobytes(29.1, 13, 150.1) },
}
