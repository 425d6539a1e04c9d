import { hotlineHref, site } from '@/lib/site'

/** What the owner of a number that forms do not take can do; a telephone number in it dials. */
export function OtherWay({ text }: { text: string }) {
  const [before = '', after] = text.split(site.hotline)
  return (
    <>
      {before}
      {after !== undefined && (
        <a href={hotlineHref} className="whitespace-nowrap tabular-nums">
          {site.hotline}
        </a>
      )}
      {after}
    </>
  )
}
