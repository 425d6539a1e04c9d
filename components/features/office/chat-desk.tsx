import { Container } from '@/components/ui/container'
import { beijingTime } from '@/lib/leads/call-time'
import type { ChatDesk } from '@/lib/leads/chat'
import { ChatLive } from './chat-live'
import { chatStateNames } from './chat-view'
import './chat-view.css'
import { PageLinks } from './page-links'

/** The conversations of an office. While this page is open, visitors read that consultants are there. */
export function ChatDeskView({ desk }: { desk: ChatDesk }) {
  const { office, key_name, expires_at, page, pages, waiting, list } = desk
  return (
    <Container>
      <div data-desk="page" className="max-w-144 grid gap-4 py-4 mx-auto">
        <header className="grid gap-1">
          <h1 className="text-xl">{office}的在线咨询</h1>
          <p>{waiting === 0 ? '现在没有访客在等。' : `现在有 ${waiting} 位访客在等，等得久的在前。`}</p>
          <p>这一页开着，访客就知道有顾问在线。这里是最近 7 天的会话。</p>
        </header>
        {list.length === 0 ? (
          <p>还没有访客找顾问。</p>
        ) : (
          <ol data-desk="desk" className="grid gap-3" aria-label="会话">
            {list.map((chat) => (
              <li key={chat.href}>
                <a className="grid gap-1 border border-line-strong no-underline" href={chat.href}>
                  <strong>
                    {chatStateNames[chat.state]}
                    {chat.holder !== null && `（${chat.holder}）`}
                  </strong>
                  <span>{chat.text}</span>
                  <span className="text-muted text-sm">
                    {[beijingTime(new Date(chat.at)), chat.topic, chat.reference].filter(Boolean).join(' · ')}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
        <PageLinks page={page} pages={pages} hrefOf={(to) => `?page=${to}`} />
        <p>
          <a href={`?page=${page}`} className="press">
            刷新
          </a>
        </p>
        <p className="text-muted text-sm">
          这个网址给{key_name}用，{beijingTime(new Date(expires_at))} 失效，打开有记录。请不要转发。
        </p>
        <ChatLive stream={null} />
      </div>
    </Container>
  )
}
