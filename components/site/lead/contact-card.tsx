import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { hotlineHref, site } from '@/lib/site'
import { InlineLeadForm } from './inline-form'

type ContactCardProps = Parameters<typeof InlineLeadForm>[0] & {
  /** The parts of the page. */
  entries?: readonly ContentsEntry[]
}

/**
 * The aside of a record on wide screens: the form of the page, and below it a part that stays visible while reading.
 * On narrow screens only the form at the end of the page is shown.
 */
export function ContactCard({ entries = [], ...form }: ContactCardProps) {
  return (
    <>
      <InlineLeadForm {...form} />
      <div className="grid gap-4">
        {entries.length > 1 && <Contents entries={entries} isColumn label="本页内容，随页滚动" />}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            className="inline-flex items-center min-h-target max-lg:min-w-target font-semibold"
            href={hotlineHref}
          >
            {site.hotline}
          </a>
          <a
            className="inline-flex items-center min-h-target max-lg:min-w-target font-semibold"
            href="#consult"
          >
            请顾问回电
          </a>
        </p>
      </div>
    </>
  )
}
