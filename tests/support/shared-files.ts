import { rmSync } from 'node:fs'
import { writeSchoolLibrary } from '@/lib/host/schools/build/build-store'
import { searchFileOfRun } from './search-file-of-run'

/** Writes the school library once, before tests in several processes read it; deletes their search index at the end. */
export default function setup(): () => void {
  writeSchoolLibrary()
  return () => rmSync(searchFileOfRun(process.pid), { force: true })
}
