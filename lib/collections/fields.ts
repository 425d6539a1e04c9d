import { z } from 'zod'
import { findBannedClaims } from '@/lib/blocks/claims'
import { cityNames } from '@/lib/collections/kinds/branch-seat'
import { countryNames } from '@/lib/collections/kinds/country'
import { shanghaiDate } from '@/lib/core/time'

/** Why advertising law forbids words of a text, and what to do; null when it forbids none. */
export function refuseClaims(text: string): string | null {
  const claims = findBannedClaims(text)
  return claims.length === 0
    ? null
    : `不能写“${claims.join('”“')}”：这类说法是夸大或承诺，广告法不许，请改成事实`
}

export const words = (remedy: string, most = 600) =>
  z.string(remedy).trim().min(1, remedy).max(most, `至多 ${most} 个字`)

/** A list of words with at least one entry. */
export const wordList = (remedy: string) => z.array(words(remedy, 120), remedy).min(1, remedy)

const meaningsOf = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, meaning]) => (meaning === '' ? name : `${name}（${meaning}）`))
    .join('、')

/** One of the listed names; the message explains each. */
export const oneOf = <const T extends Readonly<Record<string, string>>>(names: T, what: string) =>
  z.custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(names, value), {
    error: () => `${what}写下面之一：${meaningsOf(names)}`,
  })

/** One of the names of another file, which is read when a text is checked; the message explains each. */
export const oneOfFile = (names: () => Readonly<Record<string, string>>, what: string) =>
  z.custom<string>((value) => typeof value === 'string' && Object.hasOwn(names(), value), {
    error: () => `${what}写下面之一：${meaningsOf(names())}`,
  })

export const knownCountry = oneOfFile(countryNames, '国家代码')

export const branchCode = oneOfFile(() => Object.fromEntries(cityNames()), '分公司代码')

/** A day that is not in the future (Asia/Shanghai). */
export const pastDay = (remedy: string) =>
  z.iso.date(remedy).refine((day) => day <= shanghaiDate(new Date()), '这一天还没有到，写实际的日子')

/** For a proof, which a sample cannot have. */
export const noProof = (name: string) => z.undefined(`示例没有凭据，不能写 ${name}：删去这一项`).optional()

/** A sample is marked as one and has no consent to publication. */
export const sampled = { sample: z.literal(true), consent: noProof('consent') }

/** A real record needs the consent of the person it describes. */
export const consented = {
  sample: z.literal(false, '写 true 的是示例；真实的不写这一项').optional(),
  consent: pastDay(
    '写本人（未成年的写监护人）书面同意公开的日期，例如 2026-10-01；没有书面同意不能公开，编写的示例另写 sample: true',
  ),
}

export const isSample = (written: unknown): boolean =>
  typeof written === 'object' && written !== null && 'sample' in written && written.sample === 'true'
