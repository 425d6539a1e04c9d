/** A page's address without the code of a receipt, which opens the receipt to anyone who reads it. */
export function withoutReceiptCode(address: string): string {
  return address
    .replace(/(\/receipt(?:_call|\/call)?)\/(?!call\/)[^/?#\s]+/g, '$1')
    .replace(/([?&])receipt=[^&#\s]*/g, '$1receipt=')
}
