import { testPolicyOf } from '@/lib/facts/admissions/test-policies'
import { nextSittings } from '@/lib/facts/admissions/test-sittings'
import { statement } from '@/lib/facts/registry'
import { type ConditionStatus, stateOf } from '@/lib/tools/conditions/condition'
import { valueEvidence } from '@/lib/tools/conditions/school'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { levels } from '@/lib/tools/cost/levels'
import { formatWan } from '@/lib/tools/cost/words'
import { type Column, whatIf } from './column'
import { askSource, askWords, type SheetRowParts, say } from './sheet-line'

const statusOrder: readonly ConditionStatus[] = ['unmet', 'unknown', 'met']

export function conditionRows({ conditions }: Column): SheetRowParts {
  return conditions
    .filter(({ id }) => id !== 'work')
    .map((condition) => ({ ...condition, state: stateOf(condition) }))
    .map(({ label, brief, state, evidence, more, id }) => ({
      label,
      lines: [
        say(brief, id === 'budget' ? [] : evidence.map(({ source }) => source), {
          status: state,
          href: id === 'school-list' ? (more?.href ?? null) : null,
        }),
      ],
    }))
}

export function dateRows({ dates: { dates, notes }, admission, option }: Column, now: Date): SheetRowParts {
  const { school, level } = option
  const shared = sharedNotes(dates)
  const lines = [
    ...dates.map(({ line, notes: own, deadline: { source } }) =>
      say([line, ...own.filter((note) => !shared.includes(note))].join('；'), [source]),
    ),
    ...(shared.length === 0 ? [] : [say(`以上都是：${shared.join('；')}`)]),
    ...notes.map((note) => say(note)),
  ]
  const none =
    school === null
      ? say(`没有查到有来源的日期，问${admission?.name ?? '学校'}`, askSource(admission))
      : say(
          `没有收录${school.name}的${levels.find(({ value }) => value === level)?.label ?? ''}申请日期；没有收录不等于没有截止日，请看官网`,
          askSource({ name: `${school.name}官网的申请日期页`, url: school.website }),
        )
  return [
    { label: '日期', lines: lines.length === 0 ? [none] : lines },
    {
      label: 'SAT 考试',
      lines:
        option.input.country.value === 'us' && level === 'undergraduate' && !isTestBlind(school)
          ? [satLine(dates, now)]
          : [],
    },
  ]
}

/** The sittings of the SAT that are left, against the last round of the school. */
function satLine(dates: Column['dates']['dates'], now: Date) {
  const lastDay = dates.reduce<string | null>(
    (last, { deadline: { closes } }) => (closes !== null && (last === null || closes > last) ? closes : last),
    null,
  )
  const { source, asOf } = statement('us-sat-dates')
  return say(`${nextSittings('SAT', now, lastDay) ?? '这一季登记的各场都已考完'}（${asOf}）`, [source])
}

/** Notes that several dates share, printed once below them, because the sheet must fit on two pages. */
const sharedNotes = (dates: Column['dates']['dates']): string[] =>
  dates.length < 2
    ? []
    : (dates[0]?.notes ?? []).filter((note) => dates.every(({ notes }) => notes.includes(note)))

const isTestBlind = (school: Column['option']['school']) =>
  school !== null && testPolicyOf(school.id)?.policy === 'blind'

function statementLine(id: string) {
  const { text, source, asOf } = statement(id)
  return say(`${text}（${asOf}）`, [source])
}

/** Statements of a country that may change a plan, printed with its disadvantages. */
const riskFacts: Readonly<Record<string, readonly string[]>> = {
  us: ['us-ds-status'],
}

export function riskRows({ option, tradeOff, estimate, dearer, conditions }: Column): SheetRowParts {
  const { totals } = estimate
  const { school, input, level } = option
  const rate = school?.values.get('admission-rate')
  const more = (other: Estimate) =>
    totals === null || other.totals === null ? null : other.totals.all.yuan.typical - totals.all.yuan.typical
  const growth = more(dearer.growth)
  const fx = more(dearer.rate)
  const work = conditions.find(({ id }) => id === 'work')
  return [
    { label: '要付出的代价', lines: tradeOff === null ? [] : [say(tradeOff)] },
    {
      label: '钱会变多的情形',
      lines: [
        ...(fx === null ? [] : [say(`外币涨 ${whatIf.rate}%，全程多约 ${formatWan(fx)} 万元`)]),
        ...(growth === null || growth === 0
          ? []
          : [say(`学费每年再多涨 ${whatIf.growth} 个百分点，全程多约 ${formatWan(growth)} 万元`)]),
        ...(totals === null ? [say('学费或生活费还不知道，涨多少算不出')] : []),
      ],
    },
    {
      label: '录取',
      lines:
        rate === undefined || level !== 'undergraduate'
          ? []
          : [
              say(
                `本科录取率 ${valueEvidence(rate).text}（${valueEvidence(rate).period}，全体新生；国际学生通常更低）`,
                [valueEvidence(rate).source],
              ),
            ],
    },
    {
      label: '毕业后停留',
      lines:
        work === undefined
          ? []
          : work.evidence.length === 0
            ? [say(work.brief)]
            : [
                ...work.evidence.map(({ label, text, period, source }) =>
                  say(`${label}：${text}${period === null ? '' : `（${period}）`}`, [source]),
                ),
                say(work.reason),
              ],
    },
    {
      label: '规定在变',
      lines: (riskFacts[input.country.value] ?? []).map(statementLine),
    },
  ]
}

export function unknownRows({ estimate, conditions, option }: Column): SheetRowParts {
  const unknown = conditions.filter(({ status, id }) => status === 'unknown' && id !== 'school-list')
  return [
    {
      label: '费用',
      lines: estimate.missing.map((line) => say(askWords(line.label, line.ask), askSource(line.ask))),
    },
    {
      label: '条件',
      lines: unknown
        .filter(({ ask }) => ask !== null)
        .toSorted((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status))
        .map(({ label, ask }) => say(askWords(label, ask), askSource(ask))),
    },
    {
      label: '没有一张表能答的',
      lines: [
        say(
          option.school === null
            ? '哪所学校、哪个专业：选定以后再看学费和分数线'
            : '这个专业今年收几个国际生、哪些课算先修：问学校招生办公室',
        ),
      ],
    },
  ]
}
