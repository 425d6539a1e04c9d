import type { RankSpan } from '../rank-span'
import type { Answer, Asked } from './asked'
import type { Exam } from './exams'
import type { FewHeld } from './few-held'

/** What a question can have. A plural is another slot than its singular, so that a way about one school is not asked about two. */
export type Slot =
  | 'school'
  | 'schools'
  | 'group'
  | 'subject'
  | 'title'
  | 'page'
  | 'joint'
  | 'list'
  | 'round'
  | 'country'
  | 'countries'
  | 'level'
  | 'levels'
  | 'matter'
  | 'mark'
  | 'gaokao'
  | 'budget'
  | 'span'
  | 'few'
  | 'word'

/** A mark of an exam, as it was typed. */
export type Mark = { exam: Exam; number: number; what: string; text: string }

/** A question with its amounts and the schools of its groups. */
export type Question = Asked & {
  group: { name: string; schools: readonly string[] } | undefined
  marks: readonly Mark[]
  gaokao: number | undefined
  /** In yuan. */
  budget: number | undefined
  span: RankSpan | undefined
  few: FewHeld | undefined
  /** A subject that is no major: its name, and the word of titles of courses. */
  title: { name: string; written: string } | undefined
}

export type Way = {
  needs: readonly Slot[]
  /** All others when missing: its words say all by themselves. */
  may?: readonly Slot[]
  /** The matters that it answers; all others are not used. */
  matters?: RegExp
  /** What the text must say. */
  asks?: RegExp
  /** Whether it answers although a word was not read with certainty. */
  isForGuesses?: true
  answer: (question: Question) => Promise<Answer | null> | Answer | null
}
