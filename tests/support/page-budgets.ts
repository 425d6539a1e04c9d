import { readTable } from '@/lib/core/read-table'

/**
 * How long a page of each kind may be, and where its answer must be: what a visitor sees, not bytes. Phones are 390 × 844, at the phone's
 * address, wide screens 1366 × 768.
 */
const columns = [
  /** `main`: one address of each kind, measured by `npm test`; `further`: others, measured by `npm run test:all`. */
  'set',
  'kind',
  'path',
  /** `yes`: a picture of data, or text that was in folds before, may make the page longer: a quarter on wide screens, one screen on phones. */
  'plot',
  /** Length in screens; distance in px from the top of the page to the element marked `data-answer`; the screen on which the first lead
   * form begins. */
  ...['phone_screens', 'phone_answer', 'phone_form', 'wide_screens', 'wide_answer', 'wide_form'],
  /** Characters between the heading and the answer. */
  'signs',
  /** Visible fields inside `main`, without those of lead forms. */
  'fields',
  /** Higher limits for a page that is still over its budget, until it is shortened. */
  ...['reached_wide_screens', 'reached_signs', 'reached_fields', 'reached_small_text'],
]

/** Text of 14 px or less is for labels and short notes: this share of the characters of a page on a phone, tables apart. It needs no
 * tolerance, because it does not depend on fonts. */
export const smallTextShare = 0.3

export type Budget = { screens: number; answer?: number; form?: number }

const rows = readTable('page-budgets.csv', columns, import.meta.dirname).map((row) => {
  const number = (column: string) => {
    const text = row.text(column)
    return text === null ? undefined : Number(text)
  }
  const budgetOf = (device: 'phone' | 'wide'): Budget => ({
    screens: number(`${device}_screens`) ?? Number.NaN,
    answer: number(`${device}_answer`),
    form: number(`${device}_form`),
  })
  return {
    set: row.text('set'),
    kind: row.text('kind') ?? '',
    path: row.text('path') ?? '',
    hasPlot: row.text('plot') === 'yes',
    phone: budgetOf('phone'),
    wide: budgetOf('wide'),
    signs: number('signs'),
    fields: number('fields'),
    reached: {
      wideScreens: number('reached_wide_screens'),
      signs: number('reached_signs'),
      fields: number('reached_fields'),
      smallText: number('reached_small_text'),
    },
  }
})

export type PageBudget = (typeof rows)[number]

export const budgetsOf = (set: 'main' | 'further'): readonly PageBudget[] =>
  rows.filter((row) => row.set === set)
