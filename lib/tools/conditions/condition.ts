import type { Ask } from '@/lib/content/cost-countries/country'
import type { Source } from '@/lib/facts/registry'

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
export type Evidence = {
  label: string
  text: string
  /** For when it holds; null where the source has no date. */
  period: string | null
  source: Source
  caution: string | null
  /** Whether it bears the mark of what should be looked up again. */
  needsLook: boolean
}

export type Condition = {
  id: ConditionId
  label: string
  status: ConditionStatus
  /** The result in a few words, for tables that compare options. */
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
  met: '达到',
  unmet: '未达到',
  unknown: '不清楚',
}

/** A wish is suited or not, where a requirement is reached or not. */
const wishWords: Readonly<Record<ConditionStatus, string>> = {
  met: '符合',
  unmet: '不符合',
  unknown: '不清楚',
}

const wishes: ReadonlySet<ConditionId> = new Set(['work', 'english', 'near'])

export const statusOf = ({ id, status }: Pick<Condition, 'id' | 'status'>): string =>
  wishes.has(id) ? wishWords[status] : statusWords[status]
