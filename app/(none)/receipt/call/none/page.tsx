import { NotFoundWith } from '@/components/site/errors/missing-record'
import { LeadCallMissing } from '@/components/site/lead/lead-call-missing'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata

/** Where an unknown or dead link to a lead leads, as an unknown receipt does. */
export default function NoLeadCallPage() {
  return (
    <NotFoundWith>
      <LeadCallMissing />
    </NotFoundWith>
  )
}
