import { NotFoundWith } from '@/components/site/errors/missing-record'
import { ReceiptMissing } from '@/components/site/lead/receipt-missing'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata

/**
 * The page for an unknown or expired receipt. It is separate because the page of a receipt is rendered for each
 * request, and such a page cannot have both content and HTTP 404.
 */
export default function NoReceiptPage() {
  return (
    <NotFoundWith>
      <ReceiptMissing />
    </NotFoundWith>
  )
}
