import type { z } from 'zod'
import { nearestOf } from './nearest'

const kinds: Record<string, string> = {
  string: '文字（加引号）',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '一个列表：每条一行，以“- ”开头',
  object: '一组内容：每项一行，往里缩进两格',
}

const formats: Record<string, string> = {
  url: '写完整网址，以 https:// 开头',
  date: '写日期，例如 2026-09-15',
}

const otherwise = '不是这一项的写法：照别的文件里的同一项写'

const typeOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'type' in input ? input.type : input

/** The allowed value that the author probably meant. For a whole block, its type is compared. */
function meant(input: unknown, values: readonly unknown[]): string {
  const word = typeOf(input)
  const nearest = typeof word === 'string' ? nearestOf(word, values.map(String)) : null
  return nearest === null ? '' : `；是不是 ${nearest}？`
}

/** Messages for errors for which the schema has no message of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '缺少这一项' : `这里要写${kinds[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `没有“${issue.keys.join('”“')}”这个字段，是不是拼错了`
    case 'invalid_value':
      return issue.input === undefined
        ? '缺少这一项'
        : `只能写 ${issue.values.map(String).join('、')} 之一${meant(issue.input, issue.values)}`
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `没有这种版块，只能写 ${issue.options.map(String).join('、')} 之一${meant(issue.input, issue.options)}`
        : '没有这种版块'
    case 'too_small':
      return `太少：至少 ${issue.minimum}`
    case 'too_big':
      return `太多：至多 ${issue.maximum}`
    case 'invalid_format':
      return formats[issue.format] ?? otherwise
    default:
      return otherwise
  }
}
