import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/tag'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import type { SiteAnswer } from '@/lib/widget/ask-site'
import styles from './own-chat.module.css'

/** What the site search says to one question. */
export function ChatAnswer({
  keyword,
  answer,
}: {
  keyword: string
  answer: SiteAnswer | 'asking' | 'failed'
}) {
  if (answer === 'asking') return <p className={styles.answer}>正在查找…</p>
  if (answer === 'failed') {
    return (
      <p className={styles.answer}>
        这次没有查成。请稍后再问，或致电 <a href={hotlineHref}>{site.hotline}</a>。
      </p>
    )
  }
  const { pages, total, nearest } = answer
  if (pages.length === 0) {
    return (
      <div className={styles.answer}>
        <p>
          {nearest.length > 0
            ? '没有完全符合的内容，下面这些名称相近：'
            : '站内没有找到。换个说法再问，或在下面留言。'}
        </p>
        {nearest.length > 0 && <Pages pages={nearest} />}
      </div>
    )
  }
  return (
    <div className={styles.answer}>
      <Pages pages={pages} />
      {total > pages.length && (
        <p>
          <Link href={paths.search(keyword)}>查看全部 {total} 条结果</Link>
        </p>
      )}
    </div>
  )
}

function Pages({
  pages,
}: {
  pages: readonly { title: string; href: string; text?: string; isSample?: boolean }[]
}) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ title, href, text, isSample }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
          {isSample && (
            <>
              {' '}
              <SampleTag />
            </>
          )}
          {text !== undefined && <p className={styles.excerpt}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
