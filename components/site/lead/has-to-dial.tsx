import { formTexts } from '@/lib/leads/form-texts'
import { hotlineHref, site } from '@/lib/site'

const [before = '', after = ''] = formTexts.phoneUntaken.split(site.hotline)

/** What the owner of a number that forms do not take can do; the telephone number dials. */
export function HasToDial() {
  return (
    <>
      {before}
      <a href={hotlineHref} className="whitespace-nowrap tabular-nums">
        {site.hotline}
      </a>
      {after}
    </>
  )
}
