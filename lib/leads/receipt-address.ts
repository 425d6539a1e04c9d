/**
 * A page's address without a receipt's code. The code must not be stored or logged, because it opens the receipt. An address with such a
 * code in another spelling is returned in the plain one.
 */
export function withoutReceiptCode(address: string): string {
  const plain = address.replace(/%[2-7][\da-f]/gi, decodeURIComponent)
  const hidden = plain
    .replace(/(\/receipt(?:_call|\/+call(?:\/+chat)?)?)\/+(?!(?:call|chat)(?:[/?#\s]|$))[^/?#\s]+/gi, '$1')
    .replace(/([?&]receipt)=[^&#\s]*/gi, '$1=')
  return hidden === plain ? address : hidden
}
