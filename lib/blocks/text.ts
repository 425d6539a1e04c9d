import { z } from 'zod'
import { findBareFigures, splitAtFigures } from '@/lib/facts/in-text'
import { FactError, figure, statement } from '@/lib/facts/registry'
import { findBannedClaims } from './claims'

/** Marks of HTML and Markdown, which the page would print as they are. */
const markup = /<[a-z/!][^<>]{0,20}>?|&[a-z]{2,8};|\*\*|\]\(/gi

/** Text: trimmed, bounded, without forbidden claims and markup. Figures in it have their source next to them. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, '不能为空')
    .max(max, `请控制在 ${max} 个字以内`)
    .superRefine((value, context) => {
      const found = findBannedClaims(value)
      if (found.length > 0) {
        context.addIssue({
          code: 'custom',
          message: `不能写“${found.join('”“')}”：这类说法是夸大或承诺，请改成事实`,
        })
      }
      const marks = [...new Set(value.match(markup))]
      if (marks.length > 0) {
        context.addIssue({
          code: 'custom',
          message: `“${marks.join('”“')}”会原样印给读者：这里只写文字，不用 HTML 和 Markdown。分段写成 paragraphs 的另一项，要点写进 list，链接写进 links 或 related`,
        })
      }
    })

/** Copy. An amount, a share or a rank in it must be written as `{{id}}`, a figure of the registry. */
export const copy = (max: number) =>
  words(max).superRefine((value, context) => {
    const bare = findBareFigures(value)
    if (bare.length > 0) {
      context.addIssue({
        code: 'custom',
        message: `“${bare.join('”“')}”没有来源：金额、百分比和名次要写成 {{数据编号}}，编号用 npm run facts 查；没有来源就不写数字`,
      })
    }
    try {
      splitAtFigures(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: unprintable(error) })
    }
  })

export const heading = copy(40)
export const sentence = copy(120)
export const paragraph = copy(600)

/** Why the registry refuses an entry, as a text for the author of the page. */
function unprintable(error: unknown): string {
  if (!(error instanceof FactError)) throw error
  const { id, reason } = error
  return reason === 'unknown'
    ? `数据登记里没有“${id}”；编号用 npm run facts 查`
    : `“${id}”登记了，但不能印出来：数据过旧、互相矛盾或只有一个不可靠的来源；请换一条`
}

/** A whole number; in files every value is a text. */
export const whole = <T extends z.ZodType<number>>(number: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value),
    number,
  )

/** True or false; in files every value is a text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

export const href = z
  .string()
  .regex(/^(\/(?!\/)|#|https:\/\/|tel:)\S*$/, '链接要以 /、#、https:// 或 tel: 开头，中间不能有空格')

export const date = z.iso.date('日期要写成 2026-01-31 的形式')

export const link = z.strictObject({ label: copy(24), href })

/** Two small letters: the country codes of the API. */
export const countryCode = z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 uk、jp')

/** Id of a printable entry of the registry. */
const registryId = (read: (id: string) => unknown) =>
  z.string().superRefine((id, context) => {
    try {
      read(id)
    } catch (error) {
      context.addIssue({ code: 'custom', message: unprintable(error) })
    }
  })

export const figureId = registryId(figure)
export const statementId = registryId(statement)

/** Reads an entry of the registry; null when `registryId` has already reported it. */
const orNull =
  <T>(read: (id: string) => T) =>
  (id: string): T | null => {
    try {
      return read(id)
    } catch {
      return null
    }
  }

export const printable = orNull(figure)
export const printableStatement = orNull(statement)
