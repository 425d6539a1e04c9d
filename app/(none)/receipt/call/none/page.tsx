import { NotFoundWith } from '@/components/site/errors/missing-record'
import { LeadCallMissing } from '@/components/site/lead/lead-call-missing'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata

/**
 * The page for an unknown or expired link to a lead. It is separate for the same reason as that of an unknown
 * receipt.
 */
export default function NoLeadCallPage() {
  return (
    <NotFoundWith>
      <LeadCallMissing />
    </NotFoundWith>
  )
}
