import { site } from '@/lib/site'

/** The adult-only notice at the end of a page without a footer (specification §1). */
export function AgeNotice() {
  return (
    <footer className="w-content mx-auto py-6 text-muted text-sm text-center">
      <p>{site.ageNotice}</p>
      <p>{site.ageRemark}</p>
    </footer>
  )
}
