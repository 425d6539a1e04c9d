/** A page's address without the code of a receipt, which is the key to the receipt. */
export function withoutReceiptCode(address: string): string {
  return address
    .replace(/(\/receipt(?:_call|\/call)?)\/(?!call\/)[^/?#\s]+/g, '$1')
    .replace(/([?&])receipt=[^&#\s]*/g, '$1receipt=')
}
