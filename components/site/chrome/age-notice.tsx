import { site } from '@/lib/site'

/** The adult-only notice at the end of a page without a footer (specification §1). */
export function AgeNotice() {
  return (
    <footer className="container pad-5 muted small centered">
      <p>{site.ageNotice}</p>
      <p>{site.ageRemark}</p>
    </footer>
  )
}
