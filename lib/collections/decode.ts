import { ContentError } from './content-error'

const remedy = '用记事本打开，“另存为”里把编码选成 UTF-8（不带 BOM），再保存一次'

/**
 * The text of a file that must be UTF-8 without a byte order mark.
 * @throws ContentError with the first place that is something else, such as GBK of an old editor
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const refuse = (line: number, column: number, what: string) => {
    throw new ContentError(file, [{ field: '编码', remedy: `${what}：${remedy}`, at: { line, column } }])
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb) refuse(1, 1, '文件开头有看不见的 BOM')
  if (bytes.includes(0)) refuse(1, 1, '文件存成了 UTF-16')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const broken = text.indexOf('\uFFFD')
  if (broken >= 0) {
    const before = text.slice(0, broken).split('\n')
    refuse(before.length, (before.at(-1)?.length ?? 0) + 1, '从这里起不是 UTF-8，多半是 GBK')
  }
  return text
}
