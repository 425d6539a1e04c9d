import type { Ask } from '@/lib/collections/kinds/cost-country'
import type { Figure, Statement } from '@/lib/facts/registry'
import { reachWords } from '@/lib/tools/cost/within-budget'

/** `met` and `unmet` have a source; `unknown` states what is missing: an answer, or a source. */
export type ConditionStatus = 'met' | 'unmet' | 'unknown'

export type ConditionId = 'budget' | 'funds' | 'language' | 'grade' | 'work' | 'english' | 'near'

/** `unit` of the places that are counted; `open` for places without a line to compare. */
type Share = { reached: number; compared: number; unit: '所' | '处'; open?: number }

export type Condition = {
  id: ConditionId
  label: string
  status: ConditionStatus
  /** The reason, with the answer that it uses. */
  reason: string
  /** For a condition that is met when one school is reached: how many of those that publish a value are. */
  share?: Share
  /** Whether the school decides. */
  isLowOnly?: boolean
  /** What is missing to meet it: as a text, and as a size for ordering, in yuan or points of a test. */
  gap: { text: string; size: number } | null
  evidence: readonly (Figure | Statement)[]
  /** The official page to ask when nothing is known. */
  ask: Ask | null
  /** One of our pages with more details. */
  more: { label: string; href: string } | null
}

type Given = Partial<Omit<Condition, 'id' | 'label' | 'status' | 'reason'>>

/** The results that one condition can have. @param shared what all of them say */
export function resultsOf(id: ConditionId, label: string, shared: Given = {}) {
  const of =
    (status: ConditionStatus) =>
    (reason = '', given: Given = {}): Condition => ({
      ...{ id, label, status, reason, gap: null, evidence: [], ask: null, more: null },
      ...shared,
      ...given,
    })
  return { met: of('met'), unmet: of('unmet'), unknown: of('unknown') }
}

/** The same for a number of schools of which one is enough. */
export const ofSchools = (
  results: ReturnType<typeof resultsOf>,
  share: Share,
  reason: string,
  given?: Given,
) => results[share.reached > 0 ? 'met' : 'unmet'](reason, { share, ...given })

/** What readers are told: `partly` is met at some schools only, because the others are dearer, are missed, or have no line. */
export type ConditionState = ConditionStatus | 'partly'

/** The only place that decides it: headline, groups, marks and folds all show this state. */
export function stateOf({
  status,
  share,
  isLowOnly,
}: Pick<Condition, 'status' | 'share' | 'isLowOnly'>): ConditionState {
  const isShared = share !== undefined && (share.reached < share.compared || (share.open ?? 0) > 0)
  return status === 'met' && (isShared || isLowOnly === true) ? 'partly' : status
}

export const stateWords: Readonly<Record<ConditionState, string>> = {
  met: '够',
  partly: '够一部分学校',
  unmet: '不够',
  unknown: '没法比',
}

export const moneyWords: typeof stateWords = { ...stateWords, ...reachWords }

/** Words for a wish, which suits or does not suit; a requirement is met or not met. */
const wishWords: Readonly<Record<ConditionState, string>> = {
  met: '符合',
  partly: '部分符合',
  unmet: '不符合',
  unknown: '没法比',
}

const wishes: ReadonlySet<ConditionId> = new Set(['work', 'english', 'near'])

/** Where only places without a line are left over, it is not called part of the schools. */
export const wordsOf = (condition: Condition): string => {
  const { id, share } = condition
  const state = stateOf(condition)
  if (state === 'partly' && share !== undefined && share.reached === share.compared) return '能比的都够'
  return (id === 'budget' ? moneyWords : wishes.has(id) ? wishWords : stateWords)[state]
}
