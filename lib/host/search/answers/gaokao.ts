import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath } from '@/lib/routing/paths'
import { fullMarkChoices, fullMarkNote, gaokaoHref } from '@/lib/tools/gaokao/input'
import {
  type EnglishScores,
  fullMarks,
  type GaokaoMatch,
  isInGroup,
  matchGaokao,
} from '@/lib/tools/gaokao/match'
import { type Answer, type AnswerLine, type Asked, card, isSchoolPage } from './asked'
import type { Question } from './question'
import { thresholdLines, thresholdsIn } from './schools/thresholds'

const provinces: readonly (readonly [RegExp, number])[] = [
  [/上海/, 660],
  [/海南|海口/, 900],
]

/** A total of the 高考 (or of a mock exam), compared with what universities publish: all, those of a country, or one. */
export async function answerGaokao(asked: Question): Promise<Answer | null> {
  const { gaokao: total = 0 } = asked
  const full = provinces.find(([pattern]) => pattern.test(asked.keyword))?.[1] ?? fullMarks
  const [school] = asked.names
  const [country] = asked.countries
  if (total > full) return beyond(total, full)
  const english = englishOf(asked.keyword)
  const matches = matchGaokao({ total, full, english })
  const link = gaokaoHref({ total, full, english })
  const links = [{ label: '换省份满分、加英语再看', href: link }]
  if (school !== undefined) return ofSchool(school, matches, { total, full, link, links })
  const place = country ?? ''
  const code = codeOfCountry(place)
  const within = matches.filter(({ university }) => country === undefined || university.country === code)
  const found = within.filter((match) => isInGroup(match, 'reached'))
  if (found.length > 0)
    return card({
      title: `高考 ${total} 分 · ${place}${place === '' ? '' : ' '}${found.length} 所公布的总分门槛达到`,
      lines: found.slice(0, 3).map((match) => lineOf(match, `${match.needed?.low} 分起`, full)),
      unknown: fullMarkNote(full),
      link,
      links,
    })
  const stated = code === undefined ? [] : await thresholdsIn(code, 'gaokao')
  const published = within.filter(({ university }) => university.line !== null).length
  return card({
    title: `高考 ${total} 分${place === '' ? '' : ` · ${place}`}`,
    lines: published > 0 ? [] : stated.flatMap(({ lines }) => lines).slice(0, mostStated),
    unknown: unknownWords(place, published, stated.length),
    link,
    links,
  })
}

/** Requirements in words that a card about a country shows. */
const mostStated = 4

/** @param published schools with a line that can be compared. @param stated schools with a requirement in words */
function unknownWords(place: string, published: number, stated: number): string {
  if (place === '') return '公布了高考门槛的学校里，没有这个总分达到的。'
  if (published === 0 && stated > 0)
    return `${place}没有可以直接比的高考总分线；写过高考怎么看的有 ${stated} 所。`
  return published === 0
    ? `本站没有收录${place}的大学公布的高考总分门槛。`
    : `本站收录的${place}大学里，公布了高考总分门槛的有 ${published} 所，这个总分没有达到。`
}

function englishOf(keyword: string): EnglishScores {
  const ielts = Number(/(?:雅思|ielts)\s*(\d(?:\.\d)?)(?!\d)/i.exec(keyword)?.[1])
  const gaokao = Number(/英语\s*(\d{2,3})(?!\d)/.exec(keyword)?.[1])
  return {
    ...(ielts <= 9 ? { ielts } : {}),
    ...(gaokao <= 150 ? { gaokao } : {}),
  }
}

/** A score above the full marks of its province. */
function beyond(total: number, full: number): Answer {
  const marks = fullMarkChoices.map((choice) => choice.full)
  const possible = marks.filter((mark) => mark >= total)
  const [least] = possible.toSorted((a, b) => a - b)
  const link = gaokaoHref(
    least === undefined ? { total: null, full, english: {} } : { total, full: least, english: {} },
  )
  return card({
    title: `高考 ${total} 分`,
    unknown: `多数省份满分 750，上海 660，海南 900（标准分）。${least === undefined ? '这个分数超过了各省的满分。' : `${total} 分只在满分 ${least} 的省份才有。`}`,
    link,
    links: [{ label: least === undefined ? '按省份满分查' : `按满分 ${least} 查`, href: link }],
  })
}

type Given = { total: number; full: number } & Pick<Answer, 'link' | 'links'>

function ofSchool(
  { pages }: Asked['names'][number],
  matches: readonly GaokaoMatch[],
  { total, full, link, links }: Given,
): Answer | null {
  const [page, second] = pages.filter(isSchoolPage)
  if (page === undefined || (second !== undefined && second.sureness === page.sureness)) return null
  const title = `${page.title} · 高考 ${total} 分`
  const more = [{ label: '学校页', href: page.href }, ...links]
  const match = matches.find(({ university }) => detailPath.school(university.id) === page.href)
  const stated = thresholdLines(page.href.slice(detailPath.school('').length), 'gaokao')
  if (match === undefined)
    return card({
      title,
      lines: stated.slice(0, mostStated),
      unknown:
        stated.length > 0
          ? '没有公布可以直接比的总分线。'
          : `本站没有收录${page.title}对高考成绩的要求，请看学校官网。`,
      link: page.href,
      links: more,
    })
  const { needed, missing, isAll } = match
  if (needed === null || match.university.takes === 'no')
    return card({
      title,
      lines: [
        lineOf(match, match.equivalent ?? match.university.statements[0]?.text ?? '', null),
        ...stated,
      ].slice(0, mostStated),
      unknown: match.university.takes === 'no' ? null : '没有公布可以直接比的总分线。',
      link: page.href,
      links: more,
    })
  const asked = needed.low === needed.high ? `${needed.low} 分` : `${needed.low}–${needed.high} 分，看专业`
  const result = missing ? `还差 ${missing} 分` : isAll ? '总分达到' : '总分只到要求低的专业'
  const lines = [lineOf(match, `要 ${asked}：${result}`, full)]
  return card({ title, lines, unknown: fullMarkNote(full), link, links: more })
}

/** @param full the full marks that the value is based on; null for a statement in words */
function lineOf({ university, english }: GaokaoMatch, value: string, full: number | null): AnswerLine {
  const [first] = university.statements
  const scale = full === null ? [] : [`按满分 ${full}`, englishWords(english)]
  return {
    label: university.name,
    value,
    year: [first?.asOf ?? '', ...scale].filter((part) => part !== '').join('；'),
    source_name: first?.source.name ?? university.name,
    source_url: first?.source.url ?? null,
  }
}

function englishWords(english: GaokaoMatch['english']): string {
  if (english.kind === 'met') return '英语达到'
  if (english.kind === 'short')
    return `英语不够，${english.test === 'ielts' ? '雅思' : '高考英语'}还差 ${english.size} 分`
  return '还要看英语'
}
