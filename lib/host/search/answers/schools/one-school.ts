import { isCostCountry } from '@/lib/collections/kinds/cost-country'
import { listWords } from '@/lib/core/list-words'
import { chinaNamesOf } from '@/lib/host/schools/find-china-lists'
import { allEqual, schoolStore } from '@/lib/host/schools/store'
import { toKey } from '@/lib/host/text/text'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { placeIn } from '@/lib/schools/places'
import { type TuitionLevel, tuitionLevels } from '@/lib/schools/tuition'
import { codeOfCountry, countryOfSchool, nameOfCountry } from '../../country-names'
import { sureness } from '../../search-store'
import { asking } from '../../words'
import { card, lineOf, type NamedPage, schoolLink, schoolNames } from '../asked'
import { chinaHref } from '../china'
import { levelValues } from '../costs'
import type { Question } from '../question'
import { dayLines, hasRound, isRoundName } from './deadlines'
import {
  bearersOf,
  feesOf,
  nameOf,
  othersOf,
  rankLines,
  surest,
  universityAt,
  valueLines,
  withCountry,
} from './rows'
import { linesOf, linesOfFew, mainMatters, subjectNames } from './subjects'

/** Subjects that one card answers besides the first, and other schools of the name that it offers. */
const mostBeside = 2
const mostChoices = 2

/** One school, alone or with its subjects; of several with one name the first that has an answer, with links to the others. */
export async function answerSchool(asked: Question) {
  const [name] = schoolNames(asked)
  const pages = surest(name?.pages ?? [])
  const [usual] = pages
  if (!usual || pages.some(({ type }) => type !== 'school')) return null
  if (pages.length > 2 && usual.sureness !== sureness.name) return null
  const bearers = bearersOf(name?.pages ?? [])
  const answers = await Promise.all(bearers.map((page) => answerOf(asked, page, bearers.length > 1)))
  const [first = null] = answers
  const found = answers.find((answer) => answer?.lines.length) ?? first
  return !first || !found || found === first
    ? found
    : card({ ...found, unknown: [`没有收录${withCountry(usual)}的。`, found.unknown] })
}

/** @param isShared whether another school has the same name */
async function answerOf(asked: Question, page: NamedPage, isShared: boolean) {
  const { countries, levels, keyword, few } = asked
  const [level] = levels
  const round = asked.names.find(({ text }) => isRoundName(text))?.text
  const asksRank = asked.names.some(({ pages: [page] }) => page?.href.startsWith(paths.ranking))
  const typed = new Set([...(few ? [] : mainMatters(asked.matters)), ...(asksRank ? ['排名'] : [])])
  const matters = typed.size === 0 && round ? ['截止'] : [...typed]
  const [name] = schoolNames(asked)
  if (matters.length > mostBeside + 1 || matters.some((each) => !subjectNames[each])) return null
  const named = new Set([...surest(name?.pages ?? []), ...othersOf(name?.pages ?? [])])
  const also = [...named].filter((other) => other !== page).slice(0, mostChoices)
  const inChina = await namesakesOf(name?.text ?? '')
  const school = await universityAt(page)
  if (!school || countries.some((each) => codeOfCountry(each) !== school.country)) return null
  const study = levelValues[level ?? ''] ?? 'undergraduate'
  const title = isShared ? withCountry(page) : nameOf(school)
  // A city's 学院 or 中学 is another school than its 大学, and 悉尼留学 is about the city.
  const another = new RegExp(`${school.city_zh}(?:学院|高中|中学|文法|公学|女子|留学)`)
  if (another.test(keyword) && !title.includes('学院')) return null

  const isOpen = !matters.length && !few
  const ofCountry = few?.ofCountry.get(countryOfSchool(page.href))
  const isConditions = isOpen && /条件|要求|门槛/.test(keyword)
  // A year's costs are more than the tuition.
  const isYear = matters.join() === '费用' && asking('year').test(keyword)
  const isPlain = isOpen && !isConditions
  const wanted = isConditions
    ? ['雅思', level === '本科' ? '' : '名单', level === '硕士' ? '' : '录取率'].filter(Boolean)
    : [...matters, ...(isYear ? ['生活费'] : [])]
  const words = keyword.replace(name?.text ?? '', '')
  const found = await Promise.all(
    wanted.map(async (matter) => ({
      matter,
      what: `${level && /费用|截止/.test(matter) ? level : ''}${subjectNames[matter]}`,
      lines: (await linesOf(school, matter, level, round, words)).slice(0, wanted.length > 1 ? 2 : undefined),
    })),
  )
  const lines = [
    ...(isOpen && asking('place').test(keyword)
      ? [lineOf('校区所在地', placeIn(nameOfCountry(school.country), school), null, '院校库', page.href)]
      : []),
    ...found.flatMap(({ lines }) => lines),
    ...(isPlain
      ? [await feesOf(school, level), valueLines(school, 'admission', 'ielts'), rankLines(school)]
      : []
    ).flatMap((lines) => lines.slice(0, 1)),
    ...(few ? await linesOfFew(few, school, level) : []),
  ]
  if (isPlain && !lines.length) return null
  const subject = few
    ? few.what
    : isConditions
      ? `${level ?? ''}申请条件`
      : isOpen
        ? level
        : listWords(found.map(({ what }) => what))
  const without = isOpen ? [] : found.filter(({ lines }) => !lines.length).map(({ what }) => what)
  const isLate = matters.join() === '截止' && lines.length > 0
  const unknown = [
    without.join() === '硕士申请截止日'
      ? '硕士的截止日按课程写，看课程页。'
      : without.length > 0 &&
        `本站没有收录它${without[0]?.startsWith('对') ? '' : '的'}${listWords(without)}，请看学校官网。`,
    few && !few.isAnswered && !lines.length && !ofCountry && `这所学校怎样写“${few.what}”，没查到。`,
    few?.text,
    isConditions && `${lines.length ? '其余条件按课程写' : '本站没有收录它的申请条件'}，请看课程页。`,
    isLate && round && !hasRound(school, level, round)
      ? `本站登记的各轮里没有 ${round.toUpperCase()}。`
      : isLate && !level && !dayLines(school, '硕士').length && '硕士的看课程页。',
  ]
  return card({
    title: !subject ? title : `${title} · ${subject}`,
    lines,
    unknown,
    link: page.href,
    links: [
      isYear &&
        lines.length > 0 &&
        isCostCountry(school.country) &&
        (await isPriced(school.id, study)) && {
          label: `${study === 'master' ? '硕士' : '本科'}读完一共多少，逐项算`,
          href: listHref(paths.cost, {
            country: school.country,
            level: study,
            sid: school.id,
          }),
        },
      ofCountry,
      ...(few?.links ?? []),
      school.website && { label: '学校官网', href: school.website },
      schoolLink(page.href),
      isLate &&
        school.country === 'hk' &&
        level !== '硕士' && {
          label: '内地高考生走另外的招生，看这里',
          href: detailPath.headline('hk-gaokao-2026'),
        },
      ...also.map(({ title, href }) => ({
        label: `也可能是${withCountry({ title, href })}`,
        href,
      })),
      inChina && { ...inChina, label: `也可能是${inChina.label}` },
    ],
  })
}

/** Whether the calculator has a price of a school. */
const isPriced = (school: string, study: TuitionLevel) =>
  schoolStore()
    .selectFrom('tuition')
    .select('id')
    .where(allEqual({ school, level: tuitionLevels[study] }))
    .executeTakeFirst()

/**
 * Universities of China that a school's name means too (西北大学, 南大). The library has none of them, but a visitor may mean one.
 */
async function namesakesOf(text: string) {
  const { meant, names } = (await chinaNamesOf(schoolStore()))(text)
  if (meant && toKey(meant) === toKey(text)) return { label: `${meant}（中国内地）`, href: chinaHref(meant) }
  const isShort = /^\p{Script=Han}大$/u.test(text) && names.length > 1 && names.length < 6
  if (!isShort || !names.every((name) => name[0] === text[0])) return null
  return { label: `${names.slice(0, 2).join('、')}等国内的大学`, href: chinaHref(text) }
}
