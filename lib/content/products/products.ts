import { z } from 'zod'
import { latestReading, type ProgrammeId } from '@/lib/content/programmes/programmes'
import { factOf } from '@/lib/content/statement-facts'
import { type ProgrammeRegion, productDetailWireSchema } from '@/lib/contract/products'
import { americanProgrammes } from './immigration-america'
import { asiaPacificProgrammes } from './immigration-asia-pacific'
import { europeanProgrammes } from './immigration-europe'
import { citizenshipProgrammes } from './immigration-passports'
import type { ProgrammeInput, StudyInput } from './product'
import { studyApplications } from './study-applications'
import { studySupport } from './study-support'
import { contractNote, immigrationDisclaimer, immigrationExcluded, immigrationIncluded } from './terms'

const fromStudy = (input: StudyInput) => ({ kind: 'study', ...input, contract: contractNote })

const statusOf = (id: ProgrammeId) => {
  const { state, asOf, source } = latestReading(id)
  return { state, as_of: asOf, source }
}

const fromProgramme = ({ note, facts, ...programme }: ProgrammeInput, region: ProgrammeRegion) => ({
  kind: 'immigration',
  region,
  ...programme,
  status: { ...statusOf(programme.id), note },
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
    ...asiaPacificProgrammes.map((programme) => fromProgramme(programme, 'asia-pacific')),
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

/** Products shown next to others; a closed programme is never among them. */
export const recommendedProductIds: ReadonlySet<string> = new Set(
  recommended.filter((id) =>
    products.some(
      (product) => product.id === id && (product.kind === 'study' || product.status.state === 'open'),
    ),
  ),
)
