import { codeOfCountry, schoolOf } from '@/lib/host/search/country-names'
import { detailPath } from '@/lib/routing/paths'
import { fullMarkNote, gaokaoHref } from '@/lib/tools/gaokao/input'
import { fullMarks, type GaokaoMatch, isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import { card, lineOf, type NamedPage, schoolLink } from './asked'
import type { Question } from './question'
import { bearersOf, onlySchool, thresholdLines, thresholdsIn, withCountry } from './schools/rows'
import { statedLines } from './schools/stated'

const provinces: readonly (readonly [RegExp, number])[] = [
  [/上海/, 660],
  [/海南|海口/, 900],
]

const mostNamed = 3
const mostStated = 4

/** A total of the 高考 (or of a mock exam), compared with what universities publish: all, those of a country, or one. */
export async function answerGaokao(asked: Question) {
  const { gaokao: total = 0, keyword, names, countries } = asked
  const full = provinces.find(([pattern]) => pattern.test(keyword))?.[1] ?? fullMarks
  const score = { total: Math.min(total, full), full, english: {} }
  const matches = matchGaokao(score)
  const links = [{ label: '换省份满分、加英语再看', href: gaokaoHref(score) }]
  if (total > full)
    return card({
      title: `高考 ${total} 分`,
      unknown: '多数省份满分 750，上海 660，海南 900（标准分），这个分数超过了。',
      links,
    })
  const [school] = names
  if (school) {
    const bearers = bearersOf(school.pages)
    const matchOf = ({ href }: NamedPage) =>
      matches.find(({ university }) => detailPath.school(university.id) === href)
    const page = bearers.find(matchOf) ?? onlySchool(school.pages)
    if (!page) return null
    const match = matchOf(page)
    const own = match ? [lineOfSchool(match, full)] : []
    const isCompared = match?.needed && match.university.takes !== 'no'
    const id = schoolOf(page.href)
    const held = [...own, ...(isCompared ? [] : thresholdLines(id, 'gaokao'))]
    const stated = held.length ? held : await statedLines(/高考/, { country: id.slice(0, 2), id }, 'school')
    const lines = stated.slice(0, mostStated)
    const lack = !lines.length
      ? `本站没有收录${page.title}对高考成绩的要求，请看学校官网。`
      : match?.university.takes === 'no'
        ? null
        : '没有公布可以直接比的总分线。'
    return card({
      title: `${bearers.length > 1 ? withCountry(page) : page.title} · 高考 ${total} 分`,
      lines,
      unknown: isCompared ? fullMarkNote(full) : lack,
      links: [schoolLink(page.href), ...links],
    })
  }
  const [place = ''] = countries
  const code = codeOfCountry(place)
  const within = matches.filter(({ university }) => !place || university.country === code)
  const found = within.filter((match) => isInGroup(match, 'reached'))
  if (found.length)
    return card({
      title: `高考 ${total} 分 · ${place && `${place} `}${found.length} 条公布的总分门槛达到`,
      lines: found.slice(0, mostNamed).map((match) => matchLine(match, `${match.needed?.low} 分起`, full)),
      unknown: fullMarkNote(full),
      links,
    })
  const published = within.filter(({ university }) => university.line !== null).length
  const stated = !code || published > 0 ? [] : await thresholdsIn(code, 'gaokao')
  return card({
    title: `高考 ${total} 分${place && ` · ${place}`}`,
    lines: stated.flatMap(({ lines }) => lines).slice(0, mostStated),
    unknown:
      published > 0
        ? `${place}公布的高考总分门槛有 ${published} 条，这个总分没有达到。`
        : `${place}没有可以直接比的高考总分线。`,
    links,
  })
}

/** What a school asks, and whether the total reaches it; in words when it has no number. */
function lineOfSchool(match: GaokaoMatch, full: number) {
  const { university, needed, missing, isAll, equivalent } = match
  if (!needed || university.takes === 'no')
    return matchLine(match, equivalent ?? university.statements[0]?.text ?? '', null)
  const asked = needed.low === needed.high ? `${needed.low} 分` : `${needed.low}–${needed.high} 分，看专业`
  const result = missing ? `还差 ${missing} 分` : isAll ? '总分达到' : '总分只到要求低的专业'
  return matchLine(match, `要 ${asked}：${result}`, full)
}

/** @param full the full marks that the value is based on; null for a statement in words */
function matchLine({ university }: GaokaoMatch, value: string, full: number | null) {
  const [first] = university.statements
  const { name, url } = first?.source ?? { name: university.name, url: null }
  return lineOf(
    university.name,
    [value, full !== null && university.besides].filter(Boolean).join('；'),
    [first?.asOf, full !== null && `按满分 ${full}；还要看英语`],
    name,
    url,
  )
}
