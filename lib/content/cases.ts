import { z } from 'zod'
import { caseWireSchema } from '@/lib/contract/cases'
import { asiaPacificCases } from './cases/asia-pacific'
import type { CaseInput } from './cases/case'
import { europeCases } from './cases/europe'
import { northAmericaCases } from './cases/north-america'
import { shownRecords } from './samples'

/** The month in which a case came to its end. */
const endOf = (item: CaseInput) => item.timeline.at(-1)?.when ?? ''

const newestFirst = (one: CaseInput, other: CaseInput) =>
  other.year - one.year || endOf(other).localeCompare(endOf(one))

/** Sample applications, refusals and waiting lists included; latest year of entry first, then latest result. */
export const cases = shownRecords(
  z
    .array(caseWireSchema)
    .parse(
      [...northAmericaCases, ...europeCases, ...asiaPacificCases]
        .sort(newestFirst)
        .map((item) => ({ ...item, sample: true })),
    ),
)
