import { algorithms, type GpaAlgorithm, partsOfPoint, pointsOf } from './algorithms'
import type { Course } from './courses'

type GpaResult = {
  algorithm: GpaAlgorithm
  /** Weighted by credits, to two decimals. */
  gpa: number
  /** Points of each course, in the order of the courses. */
  points: readonly number[]
}

export type GpaSheet =
  | { kind: 'insufficient' }
  | {
      kind: 'result'
      credits: number
      /** The scores themselves, weighted by credits, to two decimals. */
      mean: number
      results: readonly GpaResult[]
    }

/** Grade points instead of marks: their average, weighted by credits; no algorithm for marks applies to them. */
export type PointSheet = { kind: 'points'; credits: number; mean: number }

/** The scales of grade points end at 4, 4.3 and 5; a mark of up to 5 out of 100 is nearly unknown. */
export const isLikePoint = ({ score }: Pick<Course, 'score'>): boolean => score > 0 && score <= 5

/** The result for what was typed: marks by every algorithm, or the average of grade points when all scores look like those. */
export function sheetOf(courses: readonly Course[]): GpaSheet | PointSheet {
  const sheet = calculateGpa(courses)
  const passed = courses.filter(({ score }) => score > 0)
  if (sheet.kind === 'insufficient' || passed.length === 0 || !passed.every(isLikePoint)) return sheet
  return { kind: 'points', credits: sheet.credits, mean: sheet.mean }
}

/** Applies every algorithm to the same courses; insufficient when there is none. */
export function calculateGpa(courses: readonly Course[]): GpaSheet {
  if (courses.length === 0) return { kind: 'insufficient' }
  const results = algorithms().map((algorithm) => {
    const parts = courses.map(({ score }) => pointsOf(algorithm, score))
    return { algorithm, gpa: average(courses, parts), points: parts.map((value) => value / partsOfPoint) }
  })
  return {
    kind: 'result',
    credits: hundredths(courses) / 100,
    mean: average(
      courses,
      courses.map(({ score }) => Math.round(score * partsOfPoint)),
    ),
    results,
  }
}

/** Computes with whole numbers until the last division, so that 2.345 is rounded up exactly and not changed by binary fractions. */
function average(courses: readonly Course[], parts: readonly number[]): number {
  const sum = courses.reduce((total, { credit }, at) => {
    return total + Math.round(credit * 100) * (parts[at] ?? 0)
  }, 0)
  const divisor = (hundredths(courses) * partsOfPoint) / 100
  return Math.floor((2 * sum + divisor) / (2 * divisor)) / 100
}

const hundredths = (courses: readonly Course[]) =>
  courses.reduce((total, { credit }) => total + Math.round(credit * 100), 0)
