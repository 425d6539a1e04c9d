import { cache } from 'react'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { type CitedPage, citationsOf, factsIn, pagesBehind } from '@/lib/facts/collect'
import { checkMark, needsLook } from '@/lib/facts/marks'
import { CheckLegend } from './check-legend'
import styles from './page-sources.module.css'

/** The number of each source by its address; one table for each render of a page. */
const numbersOfRender = cache((): Map<string, number> => new Map())

/** Numbers the sources of all facts in the content, before its parts are rendered. */
export function citePages(content: unknown): CitedPage[] {
  const pages = pagesBehind(factsIn(content))
  const numbers = numbersOfRender()
  pages.forEach(({ url }, index) => {
    numbers.set(url, index + 1)
  })
  return pages
}

/**
 * The raised mark behind a figure: its number in the list of sources. On a page without that list it is a link to
 * the source itself.
 */
export function SourceMark({ source }: { source: { name: string; url: string } }) {
  const number = numbersOfRender().get(source.url)
  return (
    <sup
      className={
        number === undefined ? `${styles.words} ${styles.mark} whitespace-nowrap align-baseline` : styles.mark
      }
    >
      {number === undefined ? (
        <Link href={source.url} rel="nofollow noopener" aria-label={`来源：${source.name}`}>
          来源
        </Link>
      ) : (
        <a href={`#source-${number}`} aria-label={`来源 ${number}`}>
          {number}
        </a>
      )}
    </sup>
  )
}

/** All sources of a page, numbered like the marks; nothing when there are none. */
export function SourceList({ pages }: { pages: readonly CitedPage[] }) {
  if (pages.length === 0) return null
  return (
    <section
      className={`${styles.citations} w-content mx-auto text-muted text-xs pt-3`}
      aria-label="数据来源"
    >
      <Fold isOpenWide label={`数据来源：${pages.length} 处`}>
        <h2 className="max-lg:hidden text-base!">数据来源：{pages.length} 处</h2>
        <ol className="lg:block! lg:columns-[26rem] lg:gap-x-12! lg:*:break-inside-avoid lg:*:mb-2 lg:text-quiet">
          {pages.map(({ url, name, facts }, index) => (
            <li key={url} id={`source-${index + 1}`}>
              <Link href={url} rel="nofollow noopener">
                {name}
              </Link>
              <Said facts={facts} />
            </li>
          ))}
        </ol>
        {pages.some(({ facts }) => facts.some(needsLook)) && <CheckLegend />}
      </Fold>
    </section>
  )
}

function Said({ facts }: Pick<CitedPage, 'facts'>) {
  const said = citationsOf(facts)
  if (said === '' || said === checkMark) return said
  return (
    <>
      ：<WholeDays text={said} />
    </>
  )
}
