import { fileURLToPath } from 'node:url'
import { env } from '@/lib/core/env'
import { shanghaiDate } from '@/lib/core/time'
import { notesOn } from '@/lib/facts/admissions/deadline-words'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { formatFigure } from '@/lib/facts/format'
import { listFigures, listStatements } from '@/lib/facts/registry'
import { StoreOpenError } from '@/lib/host/store/errors'
import { runDue, type Visits } from './due/run-due'
import { openExistingStore } from './existing-store'
import { printOutcome } from './print-outcome'

/** Visits of the last 90 days by page, as the host counts them; null where the command has no database. */
async function visitsOfPages(now: Date): Promise<Visits | null> {
  try {
    const store = await openExistingStore(env())
    try {
      const rows = await store.db
        .selectFrom('visit_count')
        .select((select) => ['page' as const, select.fn.sum('visits').as('visits')])
        .where('day', '>=', shanghaiDate(new Date(now.getTime() - 90 * 86_400_000)))
        .groupBy('page')
        .execute()
      return new Map(rows.map(({ page, visits }) => [page, Number(visits)]))
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof StoreOpenError) return null
    throw error
  }
}

/** Marketing's words for the topics of the registry, in addition to the words of each entry. */
const topicWords: Readonly<Record<string, string>> = {
  tuition: '学费 费用',
  visa_fee: '签证 签证费 费用',
  living_cost: '生活费 住宿 费用',
  proof_of_funds: '资金证明 存款 担保金',
  post_study_work: '毕业后 工作签证 留下',
  test_fee: '考试费 报名费 费用',
  exchange_rate: '汇率',
  application_fee: '申请费 费用',
  english_requirement: '语言要求 雅思 英语',
  immigration: '移民 身份',
  study_system: '学制 申请 制度',
  cn_compliance: '国内规定 认证 学历',
  exam: '考试',
  gpa: '绩点 均分',
  career_test: '性格 职业 测试',
}

/** Country codes of the registry that differ from ISO, with the ISO code. */
const isoCodes: Readonly<Record<string, string>> = { UK: 'GB' }
const names = new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'code' })

const countryOf = (code: string) =>
  code
    .toUpperCase()
    .split('/')
    .map((part) => (/^[A-Z]{2}$/.test(part) ? names.of(isoCodes[part] ?? part) : part))
    .join(' ')

/** `kind`: how content writes it. `found`: the text that is searched. */
type Entry = { kind: string; print: string; found: string }

function entries(): Entry[] {
  const figures = listFigures().map((row) => ({
    kind: `{{${row.id}}}`,
    print: [
      `${row.label}：${formatFigure(row)}（${row.period}）`,
      `来源：${row.source.name}`,
      ...(row.caution === null ? [] : [`注意：${row.caution}`]),
    ].join('\n    '),
    found: [row.id, row.label, row.country, countryOf(row.country), topicWords[row.topic] ?? row.topic].join(
      ' ',
    ),
  }))
  const statements = listStatements().map((row) => ({
    kind: `rules 版块：statement: ${row.id}`,
    print: [
      `${row.label}：${row.text}`,
      `截至 ${row.asOf}，来源：${row.source.name}`,
      ...(row.check ? ['注意：使用前请到来源页核对'] : []),
    ].join('\n    '),
    found: [
      row.id,
      row.label,
      row.text,
      row.country,
      countryOf(row.country),
      topicWords[row.topic] ?? row.topic,
    ].join(' '),
  }))
  const days = deadlines.map((row) => ({
    kind: `{{${row.id}}}`,
    print: [
      `${row.round}：${[row.opens && `${row.opens} 开放`, row.closes && `${row.closes} 截止`].filter(Boolean).join('，')}`,
      `来源：${row.source.name}`,
      ...notesOn(row).map((note) => `注意：${note}`),
    ].join('\n    '),
    found: [row.id, row.round, row.country, countryOf(row.country), '截止 截止日 申请日期'].join(' '),
  }))
  return [...figures, ...statements, ...days]
}

const printed = ({ kind, print }: Entry) => [kind, `    ${print}`]

/** The entries that contain every word, ignoring case. */
function findFacts(words: readonly string[]): Entry[] {
  const sought = words.map((word) => word.toLowerCase())
  return entries().filter(({ found }) => sought.every((word) => found.toLowerCase().includes(word)))
}

/** The entries for the rarest of the words alone: for a country and another word, those of the country. */
const closest = (words: readonly string[]): Entry[] =>
  words
    .map((word) => findFacts([word]))
    .filter((found) => found.length > 0)
    .toSorted((a, b) => a.length - b.length)[0] ?? []

/** Runs the command. Returns the lines to print and the exit code. */
export function runFacts(words: readonly string[]): { code: number; lines: string[] } {
  if (words.length === 0) {
    return { code: 1, lines: ['要写国家或词，几个词用空格隔开：npm run facts -- 新西兰 学费'] }
  }
  const found = findFacts(words)
  if (found.length === 0) {
    const near = words.length > 1 ? closest(words) : []
    return {
      code: 1,
      lines: [
        `没有登记同时含有“${words.join('”“')}”的数据。确实没有就在页面上写“暂无数据”，并告诉读者去哪里问`,
        ...(near.length > 0 ? ['只含其中一个词的有：', ...near.flatMap(printed)] : []),
      ],
    }
  }
  return {
    code: 0,
    lines: [
      ...found.flatMap(printed),
      `共 ${found.length} 条。文字里写 {{编号}}；成表用 figures，比大小用 bars，成文的规定用 rules`,
    ],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, days = '', ...rest] = process.argv.slice(2)
  if (first !== '--due' || rest.length > 0) printOutcome(runFacts(process.argv.slice(2)))
  else {
    const now = new Date()
    const visits = await visitsOfPages(now)
    if (visits === null) console.log('没有访问数（这里没有网站的数据库），按印着它的页面多少排。')
    printOutcome(runDue(days === '' ? Number.NaN : Number(days), shanghaiDate(now), visits ?? new Map()))
  }
}
