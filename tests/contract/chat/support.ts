import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type AskSearch, answersStored } from '@/lib/host/chat/answers'
import { issueChatLink } from '@/lib/host/chat/link'
import { sendChatNotices } from '@/lib/host/chat/notices'
import { chatRoutes } from '@/lib/host/chat/routes'
import { contractApp, type Host } from '@/lib/host/contract-app'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { leadRoutes } from '@/lib/host/leads/routes'
import { submitLead } from '@/lib/host/leads/submit/routes'
import { chatDeskSchema, chatPageSchema, chatViewSchema, type SiteAnswer } from '@/lib/leads/chat'
import {
  createTestHost,
  formHeaders,
  type TestHost,
  type TestHostOptions,
} from '@/tests/contract/support/test-host'
import { inProcess, type Reply } from '@/tests/contract/support/transports'

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

/** A host with conversations and leads, whose search contains one page. */
export async function startChat(
  options: TestHostOptions = {},
  search: AskSearch = searchOnePage,
): Promise<Chat> {
  const test = await createTestHost(options)
  const asked: string[] = []
  const context = {
    env: test.env,
    store: async () => test.store,
    sender: async () => undefined,
    now: () => test.clock.now,
  }
  const routes = new Hono().route('/', leadRoutes(context)).route(
    '/',
    chatRoutes(context, {
      ask: async (keyword) => {
        asked.push(keyword)
        return search(keyword)
      },
      submit: (request, made) => submitLead(request, context, false, made),
    }),
  )
  return { ...test, host: contractApp(routes), asked }
}

/** Sends the notices that are due, as the server does every few seconds. Returns the number of conversations in them. */
export const sendNotices = ({ env, store, clock }: Chat): Promise<number> =>
  sendChatNotices(
    { env, store, send: createSend({ ...sendOptionsOf(env), now: () => clock.now }) },
    clock.now,
  )

const viewAnswer = z.object({ code: z.literal(0), data: chatViewSchema })

export const viewIn = (reply: Reply) => viewAnswer.parse(reply.json).data

/** The browser of a visitor, with its cookie. */
export function visitor({ host }: Pick<Chat, 'host'>, cookie = '') {
  const browser = {
    cookie,
    headers: (): Record<string, string> => (browser.cookie === '' ? {} : { Cookie: browser.cookie }),
    async post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Reply> {
      const reply = await inProcess(host).send({
        method: 'POST',
        path: writePath,
        headers: { ...formHeaders, ...browser.headers(), ...headers },
        body: new URLSearchParams({ id: randomUUID(), ...fields }).toString(),
      })
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
export async function consultant({ host, store, clock }: Chat, chatId?: string) {
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
  return operator(host, link.split('/').at(-1) ?? '')
}

export const operator = (host: Host, code: string) => ({
  code,
  open: (query = '') => inProcess(host).send({ path: `${operatorPath}/${code}${query}` }),
  page: async (query = '') =>
    z
      .object({ data: chatPageSchema })
      .parse((await inProcess(host).send({ path: `${operatorPath}/${code}${query}` })).json).data,
  act: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    inProcess(host).send({
      method: 'POST',
      path: operatorPath,
      headers: { ...formHeaders, ...headers },
      body: new URLSearchParams({ code, caller: '王老师', id: randomUUID(), ...fields }).toString(),
    }),
})

/** The page of an office's conversations. */
export async function desk({ host, store, clock }: Chat, office = '总部') {
  const code = await issuePageKey(store, { office, name: '王老师', days: 30 }, clock.now)
  const send = (query = '') => inProcess(host).send({ path: `${operatorPath}/${code}${query}` })
  return {
    code,
    send,
    page: async (query = '') => z.object({ data: chatDeskSchema }).parse((await send(query)).json).data,
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
