/** A page's address without a receipt's code. The code must not be stored or logged, because it opens the receipt. */
export function withoutReceiptCode(address: string): string {
  return address
    .replace(/(\/receipt(?:_call|\/call(?:\/chat)?)?)\/(?!(?:call|chat)(?:[/?#\s]|$))[^/?#\s]+/g, '$1')
    .replace(/([?&])receipt=[^&#\s]*/g, '$1receipt=')
}
