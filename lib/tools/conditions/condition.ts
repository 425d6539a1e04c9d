import type { Source } from '@/lib/facts/registry'
import type { Ask } from '@/lib/tools/cost/country'

/** `met` and `unmet` rest on a source; `unknown` says what is missing: an answer, or a source. */
export type ConditionStatus = 'met' | 'unmet' | 'unknown'

export type ConditionId =
  | 'budget'
  | 'funds'
  | 'language'
  | 'grade'
  | 'work'
  | 'english'
  | 'near'
  | 'school-language'
  | 'school-sat'
  | 'school-act'
  | 'school-list'
  | 'school-gaokao'

/** A printed fact with where and when it was read. */
export type Evidence = { label: string; text: string; period: string; source: Source; caution: string | null }

export type Condition = {
  id: ConditionId
  label: string
  status: ConditionStatus
  /** The result in a few words, for where several options stand side by side. */
  brief: string
  /** Why, with the answer it rests on. */
  reason: string
  /** What is missing to meet it, in words, and its size for ordering: yuan, or points of a test. */
  gap: { text: string; size: number } | null
  evidence: readonly Evidence[]
  /** The official page to ask when nothing is known. */
  ask: Ask | null
  /** One of our pages to read on. */
  more: { label: string; href: string } | null
}

export const statusWords: Readonly<Record<ConditionStatus, string>> = {
  met: '满足',
  unmet: '不满足',
  unknown: '未知',
}
