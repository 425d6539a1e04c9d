import { ensureSchoolStore } from '@/lib/host/schools/build/build-store'

/**
 * Makes the school library once, before tests of several processes ask for it at the same time. Projects that hardly use it
 * leave it to the first test that does.
 */
export default function setup(): void {
  ensureSchoolStore()
}
