import { AnswerCard } from '@/components/blocks/answer-card'
import { SampleTag } from '@/components/blocks/sample-tag'
import { Link } from '@/components/ui/link'
import type { SiteAnswer } from '@/lib/leads/chat'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'

import './own-chat.css'

/** The answer of the site search to one question; null when the search failed. */
export function ChatAnswer({ keyword, answer }: { keyword: string; answer: SiteAnswer | null }) {
  if (answer === null) {
    return (
      <p>
        这次没有查成。请稍后再问，或致电 <a href={hotlineHref}>{site.hotline}</a>。
      </p>
    )
  }
  const { pages, total, nearest, card } = answer
  if (pages.length === 0 && card === null) {
    return (
      <>
        <p>
          {nearest.length > 0
            ? '没有完全符合的内容，下面这些名称相近：'
            : '站内没有找到。换个说法再问，或在下面留言。'}
        </p>
        {nearest.length > 0 && <Pages pages={nearest} />}
      </>
    )
  }
  return (
    <>
      {card !== null && <AnswerCard answer={card} level={3} />}
      {pages.length > 0 && <Pages pages={pages} />}
      {total > pages.length && (
        <p>
          <Link href={paths.search(keyword)}>查看全部 {total} 条结果</Link>
        </p>
      )}
    </>
  )
}

function Pages({
  pages,
}: {
  pages: readonly { title: string; href: string; text?: string; isSample?: boolean }[]
}) {
  return (
    <ul data-chat="pages" className="grid gap-2">
      {pages.map(({ title, href, text, isSample }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
          {isSample && (
            <>
              {' '}
              <SampleTag />
            </>
          )}
          {text !== undefined && (
            <p data-chat="excerpt" className="overflow-hidden text-muted">
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
