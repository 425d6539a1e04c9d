/** Who is listed, given whether each is a sample: that a person agreed is said of real people only. */
export function listedWords(people: readonly { sample: boolean }[]): string {
  const samples = people.filter(({ sample }) => sample).length
  if (samples === 0) return '本人同意公开的才列出。'
  return samples === people.length
    ? `下面 ${samples} 位都是示例，不对应真实人员；真人的资料经本人同意后才列出。`
    : `标着“示例”的 ${samples} 位不对应真实人员；其他人经本人同意后列出。`
}
