import { z } from 'zod'
import { collectionOf } from '@/lib/collections/collection'
import { oneOfFile, refuseClaims, words } from '@/lib/collections/fields'
import { readingKinds } from '@/lib/contract/fields'
import { shanghaiDate } from '@/lib/core/time'
import { expiryOf } from '@/lib/facts/expiry'
import { formatFigure } from '@/lib/facts/format'
import { publisherOf, refusalOf } from '@/lib/facts/publishers'
import { listFigures, statementRowsOf } from '@/lib/facts/registry'
import { changeLabels } from './labels'
import { programmeId } from './programme'

const monthOrDay = z
  .string('写成 2027-01-01；只知道月份的写 2027-01')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, '写成 2027-01-01；只知道月份的写 2027-01')

const changeStandings = ['settled', 'unconfirmed', 'suspended', 'proposed'] as const

/** The sums of money in a text: 80万美元, 5,600新元. */
const sumsOf = (text: string): Set<string> =>
  new Set(text.replaceAll(' ', '').match(/\d[\d,.]*\p{Script=Han}{0,4}?[元镑]/gu))

/** The registered rules and figures with the sums of a rule that ends on a day, which do not end before it. */
function endless(country: string, from: string, day: string): string[] {
  const sums = sumsOf(from)
  if (sums.size === 0) return []
  return [
    ...statementRowsOf()
      .filter((row) => row.country.toLowerCase().split('/').includes(country))
      .map(({ id, text, closes }) => ({ id, text, ends: closes })),
    ...listFigures({ country }).map((each) => ({
      id: each.id,
      text: formatFigure(each),
      ends: expiryOf(each.period),
    })),
  ].flatMap(({ id, text, ends }) => (sums.isSubsetOf(sumsOf(text)) && !(ends && ends < day) ? [id] : []))
}

const changeSchema = z
  .strictObject({
    title: words('写一句话：谁的什么改成了什么', 40),
    /** Day or month from which it applies; if it does not apply yet, the day of its announcement. */
    date: monthOrDay,
    standing: oneOfFile(() => changeLabels.read().standings, 'standing ')
      .pipe(z.enum(changeStandings))
      .default('settled'),
    country: oneOfFile(() => changeLabels.read().countries, 'country '),
    kind: oneOfFile(() => changeLabels.read().kinds, 'kind '),
    /** Null when the former rule was not read. */
    from: words('写原来是怎样；不知道的写 null', 160).nullable(),
    to: words('写改成怎样', 240),
    who: words('写与谁有关', 120),
    /** The last day on which comments on a proposal are taken; pages say whether it has passed. */
    comments: z.iso.date('写成 2027-01-01').optional(),
    /** The page that states it; its name comes from lib/facts/data/publishers.json. */
    source: z
      .url({ protocol: /^https?$/, error: '写完整网址，以 https:// 开头', abort: true })
      .superRefine((url, context) => {
        const refusal = refusalOf(url)
        const problem =
          refusal !== null
            ? `不能引用 ${new URL(url).hostname}：${refusal}`
            : publisherOf(url) === null
              ? '没有登记这个网站是谁办的：先写进 lib/facts/data/publishers.json'
              : null
        if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      }),
    read: z.enum(
      readingKinds,
      '写 official（读了官方页面）、official-copy（官方页面的存档或抄录）或 secondary（别人的转述）',
    ),
    /** Day or month for which the source states it. */
    asOf: monthOrDay.refine((day) => day <= shanghaiDate(new Date()), '这一天还没有到：写读到资料的日子'),
    programmes: z.array(programmeId).default([]),
    /** Pages of this site that it concerns. */
    pages: z.array(z.string().regex(/^\/[\w/-]*$/, '写站内地址，以 / 开头')).default([]),
  })
  .superRefine((change, context) => {
    if (change.from === null || !isComing(change, shanghaiDate(new Date()))) return
    for (const id of endless(change.country, change.from, change.date))
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `${id} 还写着这个数，没有写到哪天为止：规定写 closes（${change.date} 的前一天）和 ends: rule，数的 period 写“… 止”`,
      })
  })

export type Change = z.output<typeof changeSchema> & { id: string; sourceName: string }

/** Every change, the latest date first. To add a change, add a file. */
export const changes = collectionOf({
  name: 'change',
  folder: 'lib/content/changes/records',
  title: '政策变动',
  schema: changeSchema,
  refuse: refuseClaims,
  naming: {
    pattern: /^[a-z]{2}-[a-z\d-]+$/,
    remedy: '文件名写成 国家-什么.yaml，只用小写字母、数字和连字符',
  },
  record: ({ to, ...written }, id): Change => ({
    id,
    ...written,
    sourceName: publisherOf(written.source)?.name ?? '',
    // Read at each use, so that a past day is marked as past.
    get to() {
      return `${to}${commentsText(written.comments, shanghaiDate(new Date()))}`
    },
  }),
  compare: (a, b) => b.written.date.localeCompare(a.written.date) || a.id.localeCompare(b.id),
})

export const listChanges = changes.list

/** @param today ISO day in Shanghai */
export const commentsText = (until: string | undefined, today: string): string =>
  until === undefined ? '' : until < today ? `，评论期已过（到 ${until}）` : `，评论期到 ${until}`

/**
 * Whether a change applies only after today. A month counts from its first day.
 * @param today ISO day in Shanghai
 */
export const isComing = ({ date, standing }: Pick<Change, 'date' | 'standing'>, today: string): boolean =>
  standing === 'settled' && (date.length === 7 ? `${date}-01` : date) > today

/** Whether its source was read before the change applied: it announces the change, and does not show that it came. */
export const isReadBefore = ({ date, asOf }: Change): boolean => {
  const length = Math.min(date.length, asOf.length)
  return asOf.slice(0, length) < date.slice(0, length)
}

export const changesOfProgramme = (id: string): Change[] =>
  listChanges().filter(({ programmes }) => programmes.includes(id))

export const changesOfPage = (href: string): Change[] =>
  listChanges().filter(({ pages }) => pages.includes(href))

/** @param codes of countries as pages write them */
export const changesOfCountries = (codes: readonly string[]): Change[] =>
  listChanges().filter(({ country }) => codes.includes(country))
