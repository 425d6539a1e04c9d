import { browserStore } from '@/lib/core/browser-store'

/** What the visitor has answered; null before an answer. */
export type VisitChoice = 'agreed' | 'refused' | null

/** Whether Baidu may count this visitor's page views. */
export const visitChoice = browserStore(
  'visit-choice',
  (stored): VisitChoice => (stored === 'agreed' || stored === 'refused' ? stored : null),
)
