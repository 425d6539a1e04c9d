import { currencies, formatNumber } from '@/lib/facts/format'
import { yuanPerUnit } from '@/lib/facts/rates'
import type { Money } from '@/lib/tools/cost/amount'
import { limitsOf } from '@/lib/tools/cost/limits'
import { isNeeded, type Line } from '@/lib/tools/cost/line'
import { countedWords, publishedSource } from '@/lib/tools/cost/published'
import { formatWan, headlineOf, neededWords, wanRange } from '@/lib/tools/cost/words'
import type { Column } from './column'
import { askSource, type Part, type SheetRowParts, say } from './sheet-line'

export function costRows({ estimate, option }: Column): SheetRowParts {
  const { totals, floor, lines, missing, rate } = estimate
  const { years, country } = option.input
  const { basis } = headlineOf(option.input, estimate)
  const subject = lines.find(({ id }) => id === 'tuition')?.subject ?? null
  const most = option.input.courses === null || estimate.totals === null ? '' : '多数课程'
  const of = `${subject === null ? '' : `${subject}，`}${most}`
  const limits = limitsOf({ input: option.input, estimate }).filter((part) => part !== subject)
  const limited = limits.length === 0 ? '' : `（${limits.join('，')}）`
  const least = (share: number): string =>
    floor === null
      ? `缺${neededWords(missing)}，不给合计`
      : `${of}至少 ${formatWan(floor.all.yuan.low / share)} 万元，不含${neededWords(missing)}`
  const line = (id: Line['id']) => lines.find((each) => each.id === id)
  const tuition = line('tuition')
  const living = [line('living'), line('housing')].filter((each) => each !== undefined)
  const others = lines.filter(
    ({ id, state }) => !['tuition', 'living', 'housing'].includes(id) && state === 'sourced',
  )
  return [
    {
      label: '平均每年',
      isMain: true,
      lines: [say(totals === null ? least(years) : `${of}约 ${perYear(totals.all, years)} 万元${limited}`)],
    },
    {
      label: `全程`,
      isMain: true,
      lines: [
        say(
          totals === null
            ? least(1)
            : `${of}约 ${wanRange(totals.all)} 万元（${[`${years} 年`, basis].filter(Boolean).join('；')}）`,
        ),
      ],
    },
    { label: '学费', lines: tuition === undefined ? [] : [lineWords(tuition, years, country.currency)] },
    {
      label: '生活和住宿',
      lines: living.flatMap((each) =>
        each.state === 'included' ? [] : [lineWords(each, years, country.currency)],
      ),
    },
    { label: '其他已计入', lines: others.map((each) => lineWords(each, years, country.currency)) },
    {
      label: '没有计入',
      lines: [
        say(['机票', ...missing.filter((each) => !isNeeded(each)).map(({ label }) => label)].join('、'), []),
      ],
    },
    {
      label: '汇率',
      lines: [
        say(
          `1 ${currencies[country.currency] ?? country.currency}约 ${rateWords(yuanPerUnit(rate))} 元（${rate.period}）`,
          [rate.source],
        ),
      ],
    },
  ]
}

const rateWords = (value: number) => (value < 0.1 ? value.toFixed(4) : value.toFixed(2))

const perYear = ({ local, yuan }: Money, years: number): string =>
  wanRange({ local, yuan: { low: yuan.low / years, typical: yuan.typical / years, high: yuan.high / years } })

/** One line of the estimate in its own currency and in yuan, with its source. */
function lineWords(line: Line, years: number, currency: string): Part {
  const { label, state, total, published, facts, note } = line
  if (state === 'missing')
    return say(`${label}：不知道${line.ask === null ? '' : `，问${line.ask.name}`}`, askSource(line.ask))
  const isYearly = line.years.every(({ yuan }) => yuan.high > 0) && years > 1
  const shown = isYearly ? (line.years[0] ?? total) : total
  const span = ({ low, high }: { low: number; high: number }) =>
    low === high
      ? formatNumber(Math.round(low))
      : `${formatNumber(Math.round(low))}–${formatNumber(Math.round(high))}`
  const money = currencies[currency] ?? currency
  const per = isYearly ? '/年' : line.id === 'tuition' && years > 1 ? '（全程）' : ''
  const from = published === null ? null : publishedSource(published)
  const yearsOfFee = from?.years ?? facts.map(({ period }) => period)
  return say(
    [
      `${label} ${span(shown.local)} ${money}${per}，约 ${wanRange(shown)} 万元`,
      `（${[...new Set(yearsOfFee)].join('、')}${published?.kind === 'span' ? `，${countedWords(published.span)}公布价的中间一段` : ''}）`,
      note === null || line.id === 'visa' ? '' : `。${note}`,
    ].join(''),
    from === null ? facts.map(({ source }) => source) : [from.source],
  )
}
