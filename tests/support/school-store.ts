import { writeSchoolLibrary } from '@/lib/host/schools/build/build-store'

/** Writes the school library once, before tests in several processes read it. */
export default function setup(): void {
  writeSchoolLibrary()
}
