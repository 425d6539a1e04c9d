import type { ReadingKind } from '@/lib/contract/fields'
import type { ProgrammeState } from '@/lib/contract/products'

/** Names of the states, on every page and in search. */
export const stateNames: Record<ProgrammeState, string> = {
  open: '开放',
  paused: '暂停',
  closed: '已关闭',
  unknown: '待确认',
}

export const readingKindNames: Record<ReadingKind, string> = {
  official: '官方页面',
  'official-copy': '存下的官方页面',
  secondary: '别人的转述',
}
