import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type AskSearch, answersStored } from '@/lib/host/chat/answers'
import { issueChatLink } from '@/lib/host/chat/link'
import { sendChatNotices } from '@/lib/host/chat/notices'
import { chatRoutes } from '@/lib/host/chat/routes'
import { contractApp, type Host } from '@/lib/host/contract-app'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { leadRoutes } from '@/lib/host/leads/routes'
import { submitLead } from '@/lib/host/leads/submit/routes'
import type { Tables } from '@/lib/host/store/tables'
import { chatDeskSchema, chatPageSchema, chatViewSchema, type SiteAnswer } from '@/lib/leads/chat'
import { type Receiver, startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import { postForm, startSite, type TestHost, type TestHostOptions } from '@/tests/contract/support/test-host'
import { type HostRequest, inProcess, type Reply } from '@/tests/contract/support/transports'

export const writePath = '/apipc/v1/chat/messages'
export const streamPath = '/apipc/v1/chat/stream'
export const operatorPath = '/apipc/v1/chat/receipt'

const found: SiteAnswer = {
  total: 1,
  pages: [{ title: '英国签证', text: '材料', href: '/special/qz', isSample: false }],
  nearest: [],
  card: null,
}

export type Chat = TestHost & { host: Host; asked: string[] }

async function searchOnePage(keyword: string): Promise<SiteAnswer | null> {
  if (keyword === '查不成') throw new Error('the search is broken')
  return keyword.includes('签证') ? found : null
}

/** The host of the running test, for which all of this stands. */
let test: Chat

/** Starts a host with conversations and leads, whose search contains one page. It ends with the test. */
export async function startChat(
  options: TestHostOptions = {},
  search: AskSearch = searchOnePage,
): Promise<Chat> {
  const made = await startSite(options)
  const { env, store, clock } = made
  const asked: string[] = []
  const context = { env, store: async () => store, sender: async () => undefined, now: () => clock.now }
  const routes = new Hono().route('/', leadRoutes(context)).route(
    '/',
    chatRoutes(context, {
      ask: async (keyword) => {
        asked.push(keyword)
        return search(keyword)
      },
      submit: (request, conversation) => submitLead(request, context, false, conversation),
    }),
  )
  test = { ...made, host: contractApp(routes), asked }
  return test
}

/** Starts it with the robot of a group. */
export async function startWithRobot(): Promise<Chat & { robot: Receiver }> {
  const robot = await startReceiver()
  robot.answer = withCode(0)
  await startChat({
    env: {
      WECOM_ROBOT_URL: `${robot.origin}/robot?key=K`,
      DELIVERY_ALLOW_PRIVATE: '1',
      LEAD_LINK_HOURS: '48',
    },
  })
  await registerTargets(test.store, targetsOf(test.env))
  return { ...test, robot }
}

/** What a robot was told, one text a notice. */
export const textsOf = ({ seen }: Receiver) =>
  seen.map(
    ({ body }) =>
      z.object({ markdown: z.object({ content: z.string() }) }).parse(JSON.parse(body)).markdown.content,
  )

/** Sends the notices that are due, as the server does every few seconds. Returns the number of conversations in them. */
export function notify(): Promise<number> {
  const { env, store, clock } = test
  const send = createSend({ ...sendOptionsOf(env), now: () => clock.now })
  return sendChatNotices({ env, store, send }, clock.now)
}

export function pass(time: number): void {
  test.clock.now += time
}

/** @param time such as `20:00`, of the day of the test in Beijing */
export function setClock(time: string): void {
  test.clock.now = Date.parse(`2026-11-20T${time}+08:00`)
}

export const erase = (phone = '13800138000') => eraseLeads(test.store, phone, test.clock.now)

export const send = (request: HostRequest): Promise<Reply> => inProcess(test.host).send(request)

/** What is stored in a table. */
export const rows = (table: keyof Tables & `chat${string}`) =>
  test.store.db.selectFrom(table).selectAll().execute()

const viewAnswer = z.object({ code: z.literal(0), data: chatViewSchema })

export const viewIn = (reply: Reply) => viewAnswer.parse(reply.json).data

/** The browser of a visitor, with its cookie. */
export function visitor(cookie = '', { host }: Pick<Chat, 'host'> = test) {
  const browser = {
    cookie,
    headers: (): Record<string, string> => (browser.cookie === '' ? {} : { Cookie: browser.cookie }),
    async post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Reply> {
      const reply = await postForm(
        inProcess(host),
        { id: randomUUID(), ...fields },
        { path: writePath, headers: { ...browser.headers(), ...headers } },
      )
      browser.cookie =
        /(?:__Host-)?chat=[\w-]{32}/.exec(reply.headers['set-cookie'] ?? '')?.[0] ?? browser.cookie
      return reply
    },
    /** The conversation after the message, and the answer of the search to it. */
    async write(text: string, more: Record<string, string> = {}) {
      viewIn(await browser.post({ text, ...more }))
      await answersStored()
      return browser.read(Number(more.after ?? 0))
    },
    read: async (after = 0) =>
      viewIn(await inProcess(host).send({ path: `${writePath}?after=${after}`, headers: browser.headers() })),
  }
  return browser
}

/** The consultant's address from a notice, with the actions of that page. */
export async function consultant(chatId?: string) {
  const { store, clock } = test
  const id =
    chatId ??
    (await store.db.selectFrom('chat').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow())
      .id
  const link = await store.write((trx) =>
    issueChatLink(
      trx,
      { secret: store.secret, chatId: id, link: { origin: '', hours: 48 }, keyHash: null },
      clock.now,
    ),
  )
  return operator(link.split('/').at(-1) ?? '')
}

export const operator = (code: string) => ({
  code,
  open: (query = '') => send({ path: `${operatorPath}/${code}${query}` }),
  page: async (query = '') =>
    z.object({ data: chatPageSchema }).parse((await send({ path: `${operatorPath}/${code}${query}` })).json)
      .data,
  act: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(
      { send },
      { code, caller: '王老师', id: randomUUID(), ...fields },
      { path: operatorPath, headers },
    ),
})

/** The page of an office's conversations. */
export async function desk(office = '总部') {
  const code = await issuePageKey(test.store, { office, name: '王老师', days: 30 }, test.clock.now)
  const read = (query = '') => send({ path: `${operatorPath}/${code}${query}` })
  return {
    code,
    send: read,
    page: async (query = '') => z.object({ data: chatDeskSchema }).parse((await read(query)).json).data,
  }
}

export type Told = { event: string; data: unknown; id: string | null }

/** Reads a stream until `until` returns true, then closes the connection. */
export async function readStream(
  origin: string,
  {
    path = streamPath,
    headers = {},
    until,
  }: { path?: string; headers?: Record<string, string>; until: (told: Told[]) => boolean },
): Promise<Told[]> {
  const end = new AbortController()
  const response = await fetch(`${origin}${path}`, { headers, signal: end.signal })
  if (response.status !== 200 || response.body === null) throw new Error(`status ${response.status}`)
  const told: Told[] = []
  let rest = ''
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
        const event = field('event')
        if (event !== null) told.push({ event, data: JSON.parse(field('data') ?? 'null'), id: field('id') })
      }
      if (until(told)) return told
    }
    return told
  } finally {
    end.abort()
  }
}
