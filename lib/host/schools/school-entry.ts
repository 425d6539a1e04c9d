import type { SchoolKind, SchoolLevel } from '@/lib/contract/schools'
import type { StudyLevel } from '@/lib/schools/finder'

/** What lists and filters need of a school; the rest is fetched for the page shown. */
export type SchoolEntry = {
  id: string
  level: SchoolLevel
  country: string
  city: string | null
  cityZh: string | null
  state: string | null
  nameZh: string | null
  nameEn: string
  /** All names, folded, one per line, each with its line break. */
  search: string
  rank: number | null
  kind: SchoolKind | null
  boarding: 'boarding' | 'day' | 'both' | 'private' | null
  /** The usual order of schools without a rank: those more is known of first. */
  weight: number
  /** One bit per broad field taught at the level, in the order of `studyFieldIds`. */
  subjects: Record<StudyLevel, number>
  /** Yearly tuition in yuan, the lowest published. */
  cost: Record<StudyLevel, number | null>
  admission: number | null
  sat: number | null
  ielts: number | null
  international: number | null
  size: number | null
  setting: 'city' | 'suburb' | 'town' | 'rural' | null
}
