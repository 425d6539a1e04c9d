/** Yuan as ten thousands with one decimal, as families speak of it. */
export const formatWan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
