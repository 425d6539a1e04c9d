import { z } from 'zod'
import { codes, envelopeSchema } from '@/lib/contract/envelope'
import { testLeadMark } from '@/lib/leads/test-lead-mark'
import { aliases } from '@/lib/routing/aliases'
import { paths } from '@/lib/routing/paths'
import type { LayoutName } from '@/lib/vitals/layouts'

/** One check of a running site; `run` resolves with one line per problem. */
export type Check = { name: string; run: () => Promise<string[]> }

/** One page of each layout. */
export const pagesByLayout: Record<LayoutName, string> = {
  default: paths.home,
  'no-form': paths.siteMap,
  diy: paths.cost,
  none: '/special/about_en',
  special: paths.about,
  'special-ym': '/product/ym_product',
  'special-tuofu': '/special/tuofu_cf',
  tuofu: '/special/tuofu',
  yuyan: '/special/yuyan',
  'yy-linshi': '/special/yy_linshi',
  ruishi: '/special/ruishi',
  mobile: paths.mobile,
}

const timeoutMs = 15_000
const phoneAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const desktopAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** The checks after a release, from outside, in this order. */
export function smokeChecks(origin: string, sendsLead: boolean): Check[] {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: { 'User-Agent': desktopAgent, ...init.headers },
    })
  const checks: Check[] = [
    { name: '进程在运行（/healthz），可以接收线索（/readyz）', run: () => checkHealth(ask) },
    { name: '短地址都打得开', run: () => checkPages(ask, Object.entries(aliases).filter(isPlain)) },
    {
      name: '每种版式打开一页，页面用到的脚本和样式都在',
      run: async () => [
        ...(await checkPages(
          ask,
          Object.values(pagesByLayout).map((path) => [path, canonicalOf(path)]),
        )),
        ...(await checkAssets(ask)),
      ],
    },
    { name: '响应头齐全，内部地址关着', run: () => checkHeaders(ask, origin) },
    { name: '手机转到手机页', run: () => checkPhone(ask) },
  ]
  if (sendsLead) checks.push({ name: '提交一条测试线索并删除', run: () => checkLead(ask, origin) })
  return checks
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** The mobile home page shows the home page, with that as its canonical address. */
const canonicalOf = (path: string) => (path === paths.mobile ? paths.home : path)

const isPlain = ([alias]: [string, string]) => !alias.includes('{id}')

async function checkHealth(ask: Ask): Promise<string[]> {
  const [health, ready] = [await ask('/healthz'), await ask('/readyz')]
  const wrong = ready.ok ? '' : await ready.text()
  return [
    ...(health.ok ? [] : [`/healthz 回 ${health.status}`]),
    ...(ready.ok ? [] : [`/readyz 回 ${ready.status}：${wrong}`]),
  ]
}

/** Checks each address against the page that must answer it. */
async function checkPages(ask: Ask, pages: [address: string, page: string][]): Promise<string[]> {
  const wrong: string[] = []
  for (const [address, page] of pages) {
    const response = await ask(address)
    const html = await response.text()
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    if (response.status !== 200) wrong.push(`${address} 回 ${response.status}`)
    else if (!/<main[ >]/.test(html)) wrong.push(`${address} 没有正文`)
    else if (canonical !== undefined && new URL(canonical).pathname !== page) {
      wrong.push(`${address} 显示的是 ${canonical}`)
    }
  }
  return wrong
}

async function checkAssets(ask: Ask): Promise<string[]> {
  const html = await (await ask(paths.home)).text()
  const names = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))]
  const answers = await Promise.all(names.map(async (name) => ({ name, status: (await ask(name)).status })))
  if (names.length === 0) return ['首页没有脚本和样式']
  return answers.filter(({ status }) => status !== 200).map(({ name, status }) => `${name} 回 ${status}`)
}

async function checkHeaders(ask: Ask, origin: string): Promise<string[]> {
  const { headers } = await ask(paths.home)
  const needed = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ]
  if (origin.startsWith('https:')) needed.push('strict-transport-security')
  const metrics = await ask('/metrics', { headers: { 'X-Forwarded-For': '198.51.100.7' } })
  return [
    ...needed.filter((name) => !headers.has(name)).map((name) => `缺少响应头 ${name}`),
    ...(headers.has('x-powered-by') ? ['响应头透露了 x-powered-by'] : []),
    ...(metrics.ok ? ['/metrics 从外面读得到'] : []),
  ]
}

async function checkPhone(ask: Ask): Promise<string[]> {
  const response = await ask('/us', { headers: { 'User-Agent': phoneAgent } })
  const stored = response.headers.get('cache-control') ?? ''
  return [
    ...(response.status === 301 ? [] : [`/us 对手机回 ${response.status}，应当是 301`]),
    ...(stored.includes('no-store') ? [] : ['转到手机页的响应会被缓存']),
  ]
}

const answerSchema = envelopeSchema.extend({
  data: z.object({ msg: z.string(), receipt: z.string().optional() }),
})

/** The lead is marked as a test, which counts as spam, and its phone number is not in use. */
async function checkLead(ask: Ask, origin: string): Promise<string[]> {
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { Origin: origin, Accept: 'application/json' }
    const response = await ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    return answerSchema.safeParse(await response.json().catch(() => null))
  }
  const sent = await post('/apipc/v1/general_form_pc', {
    name: '测试',
    phone: unassignedNumber(),
    source: '上线检查（测试，请忽略）',
    website: testLeadMark,
  })
  if (!sent.success || sent.data.code !== codes.ok) return [`线索没有被接收：${tell(sent)}`]
  const receipt = sent.data.data.receipt?.split('/').at(-1)
  if (receipt === undefined) return ['线索已接收，但没有给出回执，请手工删除来源为“上线检查”的线索']
  const erased = await post('/apipc/v1/receipt', { receipt, action: 'erase', confirm: '1' })
  if (erased.success && erased.data.code === codes.ok) return []
  return [`测试线索没有删除，请手工删除来源为“上线检查”的线索：${tell(erased)}`]
}

const tell = (answer: z.ZodSafeParseResult<z.output<typeof answerSchema>>) =>
  answer.success ? `${answer.data.code} ${answer.data.data.msg}` : '回答不是约定的格式'

/** The block 154 is not assigned to any operator. A different number each time, because the same number would count as a duplicate. */
const unassignedNumber = () => `154${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
