import type { ChatMessage, SiteAnswer } from '@/lib/leads/chat'
import './own-chat.css'
import { AnswerCard } from '@/components/blocks/answer-card'
import { SampleTag } from '@/components/blocks/sample-tag'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'

/** One message, with a label that names a machine or a person as its writer. */
export function ChatMessageView({ message, question }: { message: ChatMessage; question: string }) {
  const { by, name, text, answer } = message
  if (by === 'visitor') {
    return (
      <p
        data-chat="asked"
        className="text-sm w-fit ml-auto py-1.5 px-3 bg-ink-900 text-white whitespace-pre-line"
      >
        <span className="sr-only">您：</span>
        {text}
      </p>
    )
  }
  if (by === 'note') return <p className="text-muted text-sm">{text}</p>
  if (by === 'machine') {
    return (
      <div data-chat="answer" className="p-3 text-sm mt-2 bg-ink-50">
        <p className="text-muted mb-1 text-xs">站内搜索自动回答，不是真人</p>
        <ChatAnswer keyword={question} answer={answer} />
      </div>
    )
  }
  return (
    <div data-chat="answer person" className="p-3 text-sm mt-2 bg-ink-50">
      <p className="text-muted mb-1 text-xs">顾问 {name}</p>
      <p>{text}</p>
    </div>
  )
}

/** The answer of the site search to one question; null when the search failed. */
function ChatAnswer({ keyword, answer }: { keyword: string; answer: SiteAnswer | null }) {
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
