import { NotFoundWith } from '@/components/site/errors/missing-record'
import { ReceiptMissing } from '@/components/site/lead/receipt-missing'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata

/** Where an unknown or expired receipt leads: the page of a receipt is made anew each time, and such a page can't have content and HTTP 404. */
export default function NoReceiptPage() {
  return (
    <NotFoundWith>
      <ReceiptMissing />
    </NotFoundWith>
  )
}
