import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ChatHost } from '@/components/site/widget/chat-host'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { useAppStore } from '@/stores/app-store-provider'
import { type Answer, accepted, duplicate, hostAnswers, renderInSite } from '../lead/support'

let logged: MockInstance<typeof console.error>

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
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

/** Says when the chat is in the window of a service. */
function ServiceWindow() {
  return useAppStore(({ isChatHandedOver }) => isChatHandedOver) && <p>客服窗口已打开</p>
}

async function openChat(...answers: Answer[]) {
  const calls = hostAnswers(...answers)
  const user = renderChat()
  await user.click(screen.getByRole('link', { name: '爱尔兰' }))
  const chat = within(await screen.findByRole('complementary', { name: '咨询爱尔兰留学' }))
  return { user, calls, chat, log: chat.getByRole('log') }
}

const found = {
  json: {
    code: 0,
    data: {
      total: 5,
      page: 1,
      limit: 3,
      facets: [],
      nearest: [],
      list: [
        {
          type: 'page',
          title: '英国留学费用',
          title_hits: [],
          excerpt: { text: '学费与生活费', hits: [] },
          href: '/special/feiyong/fyen',
          sample: false,
        },
        {
          type: 'case',
          title: '英国案例',
          title_hits: [],
          excerpt: { text: '', hits: [] },
          href: '/caselist/uk',
          sample: true,
        },
      ],
    },
  },
}
const nothing = (nearest: { type: string; title: string; href: string }[]) => ({
  json: { code: 0, data: { total: 0, page: 1, limit: 3, facets: [], list: [], nearest } },
})

describe('our own chat', () => {
  it('says when somebody answers, and that the search is no person', async () => {
    const { chat } = await openChat(found)
    expect(chat.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
    expect(chat.getByText(/接听时间：每天 9:00—18:00（北京时间）/)).toBeVisible()
    expect(chat.getByText(/不是真人/)).toBeVisible()
  })

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
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: '/apipc/v1/search',
      fields: { Keyword: '爱尔兰留学', limit: '3' },
    })
  })

  it('searches for what a typed question is about', async () => {
    const { user, calls, chat, log } = await openChat(found)
    await user.type(chat.getByLabelText('输入问题'), '请问加拿大签证需要什么材料？{Enter}')
    await waitFor(() => expect(within(log).getByRole('link', { name: '英国留学费用' })).toBeVisible())
    expect(calls[0]?.fields.Keyword).toBe('请问加拿大签证需要什么材料？')
    expect(chat.getByLabelText('输入问题')).toHaveValue('')
    expect(log).toHaveTextContent('请问加拿大签证需要什么材料？')
  })

  it('asks nothing for an empty question', async () => {
    const { user, calls, chat } = await openChat(found)
    await user.click(chat.getByRole('button', { name: '提问' }))
    expect(calls).toEqual([])
  })

  it.each<[string, Answer, string]>([
    [
      'near names',
      nothing([{ type: 'school', title: '都柏林大学', href: '/yxk/1' }]),
      '没有完全符合的内容，下面这些名称相近：都柏林大学',
    ],
    ['no result', nothing([]), '站内没有找到。换个说法再问，或在下面留言。'],
    ['a server fault', { status: 500, html: 'no' }, '这次没有查成。请稍后再问，或致电 400-683-6883。'],
    ['a timeout', 'timeout', '这次没有查成。请稍后再问，或致电 400-683-6883。'],
    [
      'a link that leads away',
      {
        json: {
          code: 0,
          data: {
            total: 1,
            nearest: [],
            list: [{ title: 'x', excerpt: { text: '' }, href: '//evil.test', sample: false }],
          },
        },
      },
      '这次没有查成。请稍后再问，或致电 400-683-6883。',
    ],
  ])('tells of %s', async (_, answer, text) => {
    const { user, chat, log } = await openChat(answer)
    await user.type(chat.getByLabelText('输入问题'), '都柏林{Enter}')
    await waitFor(() => expect(log).toHaveTextContent(text))
  })

  it('keeps what was said when it is closed and asked for again, now about something else', async () => {
    const { user, chat } = await openChat(nothing([]))
    await user.type(chat.getByLabelText('输入问题'), '都柏林{Enter}')
    await user.click(chat.getByRole('button', { name: '关闭在线咨询' }))
    await user.click(screen.getByRole('link', { name: '页脚' }))
    const again = screen.getByRole('complementary', { name: '在线咨询' })
    expect(within(again).getByRole('log')).toHaveTextContent('都柏林')
  })
})

describe('leaving a message', () => {
  const typeLead = async ({ user, chat }: Awaited<ReturnType<typeof openChat>>) => {
    await user.click(chat.getByText('留言，请顾问回电'))
    await user.type(chat.getByLabelText('姓名'), '林晓')
    await user.type(chat.getByLabelText('手机号'), '13800138000')
    await user.type(chat.getByLabelText(/^想问的事/), '都柏林的硕士要准备多久')
  }

  it('makes a lead, with its topic', async () => {
    const opened = await openChat(accepted)
    await typeLead(opened)
    await opened.user.click(opened.chat.getByRole('button', { name: '留言' }))
    expect(await screen.findByRole('dialog', { name: '已经收到' })).toBeInTheDocument()
    expect(opened.calls[0]).toMatchObject({
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

  it.each([
    [{}, '姓名', '请输入您的姓名'],
    [{ phone: '1' }, '姓名', '请输入您的姓名'],
    [{ name: '林晓' }, '手机号', '请输入您的电话号码'],
    [{ name: '林晓', phone: '1380013800' }, '手机号', '格式不正确'],
  ])('with %j stops at %s', async (typed: { name?: string; phone?: string }, field, message) => {
    const { user, calls, chat } = await openChat(accepted)
    await user.click(chat.getByText('留言，请顾问回电'))
    if (typed.name) await user.type(chat.getByLabelText('姓名'), typed.name)
    if (typed.phone) await user.type(chat.getByLabelText('手机号'), typed.phone)
    await user.click(chat.getByRole('button', { name: '留言' }))
    await waitFor(() => expect(chat.getByLabelText(field)).toHaveAccessibleDescription(message))
    expect(calls).toEqual([])
  })

  it('keeps what was typed when the lead is refused, and the chat open', async () => {
    const opened = await openChat(duplicate)
    await typeLead(opened)
    await opened.user.click(opened.chat.getByRole('button', { name: '留言' }))
    const popup = await screen.findByRole('dialog', { name: '提示' })
    await opened.user.keyboard('{Escape}')
    expect(popup).not.toBeInTheDocument()
    expect(opened.chat.getByLabelText('手机号')).toHaveValue('13800138000')
    expect(opened.chat.getByRole('log')).toBeInTheDocument()
  })

  it('logs a server fault and keeps what was typed', async () => {
    const opened = await openChat({ status: 500, html: 'no' })
    await typeLead(opened)
    await opened.user.click(opened.chat.getByRole('button', { name: '留言' }))
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opened.chat.getByLabelText('手机号')).toHaveValue('13800138000')
  })
})

describe('a chat service', () => {
  const url = 'https://chat.example.com/widget.js'
  const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`)

  it('is loaded on the first opening, not before, and told of each', async () => {
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

  it('gives way to our own panel when it cannot be had', async () => {
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
