import { createSchoolIndex, type SchoolIndex } from './school-index'
import { readSchoolRows } from './school-rows'

let index: SchoolIndex | undefined

/** The school library, read from disk at the first use and kept in memory. */
export function schools(): SchoolIndex {
  index ??= createSchoolIndex(readSchoolRows())
  return index
}
