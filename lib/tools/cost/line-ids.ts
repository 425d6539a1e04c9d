/** The lines of an estimate. */
export const lineIds = [
  'tuition',
  'enrolment',
  'living',
  'housing',
  'flight',
  'insurance',
  'visa',
  'tests',
  'buffer',
] as const

export type LineId = (typeof lineIds)[number]
