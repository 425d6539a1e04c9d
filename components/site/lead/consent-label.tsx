import { consent } from '@/lib/leads/consent'
import { paths } from '@/lib/routing/paths'

/** The sentence beside the privacy box, with the agreement's name as a link. Its text is stored with the lead as what was accepted. */
export function ConsentLabel() {
  const [before, name, after] = consent.label.split(/(《[^《》]+》)/)
  return (
    <>
      {before}
      <a href={paths.privacy} target="_blank" rel="noopener">
        {name}
      </a>
      {after}
    </>
  )
}
