import { z } from 'zod'
import { type ProgrammeRegion, productDetailWireSchema } from '@/lib/api/products'
import { factOf } from '@/lib/host/content/statement-facts'
import { americanProgrammes } from './immigration-america'
import { europeanProgrammes } from './immigration-europe'
import { citizenshipProgrammes } from './immigration-passports'
import type { ProgrammeInput, StudyInput } from './product'
import { studyApplications } from './study-applications'
import { studySupport } from './study-support'
import { contractNote, immigrationDisclaimer, immigrationExcluded, immigrationIncluded } from './terms'

/** The day the sources of the programmes were last gone through. */
const checked = '2026-11-21'

const fromStudy = (input: StudyInput) => ({ kind: 'study', ...input, contract: contractNote })

const fromProgramme = ({ state, note, facts, ...programme }: ProgrammeInput, region: ProgrammeRegion) => ({
  kind: 'immigration',
  region,
  ...programme,
  status: { state, note, checked },
  facts: facts.map(factOf),
  included: immigrationIncluded,
  excluded: immigrationExcluded,
  disclaimer: immigrationDisclaimer,
})

/** Every product, study first; the order is the order shown. */
export const products = z
  .array(productDetailWireSchema)
  .parse([
    ...[...studyApplications, ...studySupport].map(fromStudy),
    ...americanProgrammes.map((programme) =>
      fromProgramme(programme, programme.country === 'us' ? 'us' : 'ca'),
    ),
    ...europeanProgrammes.map((programme) => fromProgramme(programme, 'europe')),
    ...citizenshipProgrammes.map((programme) => fromProgramme(programme, 'passport')),
  ])

/** Products of front pages: four of each kind. */
export const featuredProductIds: ReadonlySet<string> = new Set([
  'undergraduate',
  'postgraduate',
  'academic-planning',
  'art-application',
  'us-niw',
  'ca-express-entry',
  'mt-permanent-residence',
  'es-non-lucrative',
])

const recommended = [
  'undergraduate',
  'postgraduate',
  'essays-and-schools',
  'visa',
  'academic-planning',
  'us-niw',
  'us-eb1a',
  'ca-express-entry',
  'gr-residence',
  'mt-permanent-residence',
]

/** Products shown beside others; a closed programme is never among them. */
export const recommendedProductIds: ReadonlySet<string> = new Set(
  recommended.filter((id) =>
    products.some(
      (product) => product.id === id && (product.kind === 'study' || product.status.state === 'open'),
    ),
  ),
)
