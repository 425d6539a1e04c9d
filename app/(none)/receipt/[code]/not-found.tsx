import { ReceiptMissing } from '@/components/lead/receipt-missing'

export default ReceiptMissing
