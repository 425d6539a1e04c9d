/** A page's address without the code of a receipt, which opens the receipt to whoever reads it. */
export function withoutReceiptCode(address: string): string {
  return address.replace(/\/receipt\/[^/?#\s]+/g, '/receipt').replace(/([?&])receipt=[^&#\s]*/g, '$1receipt=')
}
