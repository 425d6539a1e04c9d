import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatHost } from '@/components/site/widget/chat-host'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { useAppStore } from '@/stores/app-store-provider'
import { table } from '@/tests/support/table'
import { type Answer, accepted, enter, hostAnswers, renderInSite } from '../lead/support'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const script of document.querySelectorAll('script')) script.remove()
})

function renderChat(scriptUrl: string | null = null) {
  renderInSite(
    <>
      <ConsultButton topic="爱尔兰留学">爱尔兰</ConsultButton>
      <ConsultButton topic="页脚咨询">页脚</ConsultButton>
      <ChatHost scriptUrl={scriptUrl} />
      <ServiceWindow />
    </>,
  )
  return userEvent.setup()
}

/** Shows whether the chat is in the window of an external service. */
function ServiceWindow() {
  return useAppStore(({ isChatHandedOver }) => isChatHandedOver) && <p>客服窗口已打开</p>
}

async function openChat(...answers: Answer[]) {
  const calls = hostAnswers(...answers)
  const user = renderChat()
  await user.click(screen.getByRole('link', { name: '爱尔兰' }))
  // The code of the panel is loaded when it is opened for the first time.
  const panel = await screen.findByRole('complementary', { name: '咨询爱尔兰留学' })
  const chat = within(panel)
  const field = chat.getByLabelText('输入问题')
  const ask = (words: string) => user.type(field, `${words}{Enter}`)
  return { user, calls, chat, field, ask, log: chat.getByRole('log') }
}

type Said = { by: string; text?: string; name?: string; answer?: unknown }

/** The host's answer about a conversation. */
const said = (state: string, ...messages: Said[]) => ({
  json: {
    code: 0,
    data: {
      reference: '1A2B3C4D',
      state,
      holder: null,
      messages: messages.map((message, at) => ({
        seq: at + 1,
        name: null,
        text: '',
        answer: null,
        at: '2026-11-20T02:00:00.000Z',
        ...message,
      })),
    },
  },
})
const pages = [
  { title: '英国留学费用', text: '学费与生活费', href: '/special/feiyong/fyen', isSample: false },
  { title: '英国案例', text: '', href: '/caselist/uk', isSample: true },
]
const machine = (answer: object): Said => ({ by: 'machine', answer: { nearest: [], card: null, ...answer } })
const found = said('idle', { by: 'visitor', text: '爱尔兰留学' }, machine({ total: 5, pages }))
const nothing = (...nearest: { title: string; href: string }[]) =>
  said('waiting', { by: 'visitor', text: '都柏林' }, machine({ total: 0, pages: [], nearest }))

describe("the site's own chat", () => {
  it('answers a frequent question from the site search, in a live region', async () => {
    const { user, calls, chat, log } = await openChat(found)
    await user.click(chat.getByRole('button', { name: '爱尔兰留学' }))
    await waitFor(() =>
      expect(within(log).getByRole('link', { name: '英国留学费用' })).toHaveAttribute(
        'href',
        '/special/feiyong/fyen',
      ),
    )
    expect(log).toHaveTextContent('学费与生活费')
    expect(within(log).getByText('示例')).toBeVisible()
    expect(within(log).getByRole('link', { name: '查看全部 5 条结果' })).toHaveAttribute(
      'href',
      `/search?Keyword=${encodeURIComponent('爱尔兰留学')}`,
    )
    expect(within(log).getByText('站内搜索自动回答，不是真人')).toBeVisible()
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/apipc/v1/chat/messages',
      fields: { text: '爱尔兰留学', to: 'machine', topic: '爱尔兰留学', page: '/', after: '0' },
    })
  })

  it('sends the typed text to a person', async () => {
    const { calls, chat, field, ask, log } = await openChat(
      said('waiting', { by: 'visitor', text: '请问加拿大签证需要什么材料？' }),
    )
    await ask('请问加拿大签证需要什么材料？')
    await waitFor(() => expect(log).toHaveTextContent('请问加拿大签证需要什么材料？'))
    expect(calls[0]?.fields).toMatchObject({ text: '请问加拿大签证需要什么材料？', to: 'person' })
    expect(field).toHaveValue('')
    expect(chat.getByText(/正在请顾问来回答/)).toHaveRole('status')
  })

  it.each([
    ['closed', /现在不在工作时间/],
    ['absent', /现在没有顾问在线/],
    ['late', /过了一分钟，还没有顾问回答/],
  ])('states that no consultant answers (%s), and offers the form', async (state, text) => {
    const { user, chat, ask } = await openChat(said(state, { by: 'visitor', text: '你好' }))
    await ask('你好')
    expect(await chat.findByText(text)).toHaveRole('status')
    await user.click(chat.getByRole('button', { name: '留下手机号' }))
    expect(chat.getByLabelText('姓名')).toHaveFocus()
  })

  it('does not show a message that was not stored, and sends it again with the same id', async () => {
    const { user, calls, chat, field, ask, log } = await openChat(
      'timeout',
      said('waiting', { by: 'visitor', text: '你好' }),
    )
    await ask('你好')
    expect(await chat.findByText(/没有发出去，请再按一次/)).toHaveRole('alert')
    expect(log).not.toHaveTextContent('你好')
    expect(field).toHaveValue('你好')
    await user.click(chat.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(log).toHaveTextContent('你好'))
    expect(calls[1]?.fields.id).toBe(calls[0]?.fields.id)
  })

  it('sends a long text uncut, which the host then refuses', async () => {
    const { user, calls, chat, field } = await openChat({
      json: { code: 1413, data: { msg: '一次最多写 500 个字，请分开发' } },
    })
    const text = '长'.repeat(10_000)
    await user.click(field)
    await user.paste(text)
    await user.click(chat.getByRole('button', { name: '发送' }))
    expect(await chat.findByText(/一次最多写 500 个字，请分开发。/)).toHaveRole('alert')
    expect(calls[0]?.fields.text).toBe(text)
    expect(field).toHaveValue(text)
  })

  it.each(
    table(`
      behind it | 电话 | 电话
      instead of it | {Backspace}{Backspace}电话 | 电话
      nowhere | {Home} |
    `),
  )('leaves what is typed while a question is being sent: %s', async (_, typed, left) => {
    const { promise, resolve } = Promise.withResolvers<{ json: unknown }>()
    const { user, field, ask, log } = await openChat(promise)
    await ask('你好')
    await user.keyboard(typed)
    resolve(nothing())
    await waitFor(() => expect(log).toHaveTextContent('都柏林'))
    await waitFor(() => expect(field).toHaveValue(left))
  })

  it.each<[string, Answer, string]>([
    [
      'near names',
      nothing({ title: '都柏林大学', href: '/yxk/1' }),
      '没有完全符合的内容，下面这些名称相近：都柏林大学',
    ],
    ['no result', nothing(), '站内没有找到。换个说法再问，或在下面留言。'],
    [
      'a search that failed',
      said('waiting', { by: 'visitor', text: '都柏林' }, { by: 'machine' }),
      '这次没有查成。请稍后再问，或致电 400-683-6883。',
    ],
  ])('reports %s', async (_, answer, text) => {
    const { ask, log } = await openChat(answer)
    await ask('都柏林')
    await waitFor(() => expect(log).toHaveTextContent(text))
  })

  it('keeps its messages when it is closed and opened again about another topic', async () => {
    const { user, chat, ask } = await openChat(nothing())
    await ask('都柏林')
    await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent('都柏林'))
    await user.click(chat.getByRole('button', { name: '关闭在线咨询' }))
    await user.click(screen.getByRole('link', { name: '页脚' }))
    const again = screen.getByRole('complementary', { name: '在线咨询' })
    expect(within(again).getByRole('log')).toHaveTextContent('都柏林')
  })
})

describe('leaving a message', () => {
  it('makes a lead with its topic', async () => {
    const { user, calls, chat } = await openChat(accepted)
    await user.click(chat.getByText('留言，请顾问回电'))
    await enter(user, chat.getByLabelText('姓名'), '林晓')
    await enter(user, chat.getByLabelText('手机号'), '13800138000')
    await enter(user, chat.getByLabelText(/^想问的事/), '都柏林的硕士要准备多久')
    await user.click(chat.getByRole('button', { name: '留言' }))
    expect(await screen.findByRole('dialog', { name: '已经收到' })).toBeInTheDocument()
    expect(calls[0]).toMatchObject({
      path: '/apipc/v1/general_form_pc',
      fields: {
        form: 'message',
        source: '在线咨询:爱尔兰留学',
        name: '林晓',
        phone: '13800138000',
        message: '都柏林的硕士要准备多久',
        linkurl: window.location.href,
      },
    })
  })
})

describe('an external chat service', () => {
  const url = 'https://chat.example.com/widget.js'
  const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`)

  it('is loaded when it is first opened, and gets the topic each time', async () => {
    const asked: unknown[] = []
    const listen = (event: Event) => asked.push(event instanceof CustomEvent && event.detail)
    window.addEventListener('site-chat-open', listen)
    const user = renderChat(url)
    expect(script()).toBeNull()
    await user.click(screen.getByRole('link', { name: '爱尔兰' }))
    await waitFor(() => expect(script()).not.toBeNull())
    script()?.dispatchEvent(new Event('load'))
    await waitFor(() => expect(asked).toEqual([{ topic: '爱尔兰留学' }]))
    await user.click(screen.getByRole('link', { name: '页脚' }))
    await waitFor(() => expect(asked).toEqual([{ topic: '爱尔兰留学' }, { topic: '页脚咨询' }]))
    expect(document.querySelectorAll(`script[src="${url}"]`)).toHaveLength(1)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(screen.getByText('客服窗口已打开')).toBeVisible()
    window.dispatchEvent(new Event('site-chat-close'))
    await waitFor(() => expect(screen.queryByText('客服窗口已打开')).not.toBeInTheDocument())
    window.removeEventListener('site-chat-open', listen)
  })

  it("is replaced by the site's own panel when it cannot be loaded", async () => {
    const broken = 'https://chat.example.com/broken.js'
    const user = renderChat(broken)
    await user.click(screen.getByRole('link', { name: '爱尔兰' }))
    const tag = await waitFor(() => {
      const found = document.querySelector(`script[src="${broken}"]`)
      expect(found).not.toBeNull()
      return found
    })
    tag?.dispatchEvent(new Event('error'))
    expect(await screen.findByRole('complementary', { name: '咨询爱尔兰留学' })).toBeVisible()
  })
})
