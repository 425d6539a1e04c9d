import { ChatHost } from '@/components/site/widget/chat-host'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { FloatingRail } from '@/components/site/widget/floating-rail'
import { renderInSite } from '../lead/support'

const banners = [
  { id: 'a', title: '条件评估', text: '填绩点看方向。', image: null, href: '/special/condition_pc' },
  { id: 'b', title: 'OSSD 学分', text: '逐条讲。', image: null, href: '/special/ossd' },
  { id: 'c', title: '第三条', text: '', image: null, href: '/touchus' },
]

/** Renders the floating window and the chat in the frame of the site, with the data from the server. */
export function renderWidget() {
  return renderInSite(
    <>
      <a href="/elsewhere">别处</a>
      <ConsultButton>在线咨询</ConsultButton>
      <FloatingRail
        checkString="meishi-pc"
        banners={banners}
        wechat={{
          channel: '微信',
          value: 'https://w.example',
          file: '/qr/wechat.svg',
          note: '扫码联系',
          standIn: false,
        }}
      />
      <ChatHost scriptUrl={null} />
    </>,
  )
}
