import { jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { chinaNamesOf, findChinaLists } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { toKey } from '@/lib/host/text/text'
import { detailPath } from '@/lib/routing/paths'
import { settledShortNames } from '@/lib/schools/china-short-names'
import { chinaPath } from '@/lib/schools/school-ids'
import { type Answer, type AnswerLine, type Asked, card, isSchoolPage, type NamedPage } from './asked'

/** Questions about how universities abroad treat a degree from China. */
const aboutLists = /^(名单|双一流|均分|双非)$/

/** Questions that the site answers for universities in its library, which has none of China. */
const ofLibrary: Readonly<Record<string, string>> = {
  费用: '学费',
  排名: '排名',
  录取率: '录取率',
  截止: '申请截止日',
  雅思: '雅思要求',
  比较: '学费、排名和要求',
}

const longestChoice = 4

export const chinaHref = (name: string) => `${chinaPath}?q=${encodeURIComponent(name)}`

/**
 * A university of China: the British universities that have it on their lists. When the question is about something that only universities
 * abroad have here, the card says so.
 */
export async function answerChina(asked: Asked): Promise<Answer | null> {
  const { matters, countries, levels } = asked
  const schools = asked.names.filter(({ pages }) => pages.some(isSchoolPage))
  const [school, ...otherSchools] = schools
  const isAboutLists = matters.some((matter) => aboutLists.test(matter))
  const others = matters.filter((matter) => !aboutLists.test(matter) && !(isAboutLists && matter === '分数'))
  const isJoint = asked.names.some(({ pages }) => pages.some(({ href }) => href.startsWith(jointPath(''))))
  if (isJoint && !isAboutLists) return null
  if (otherSchools.length > 0 || countries.some((country) => country !== '英国')) return null
  const meant = await meantBy(asked, school)
  if (meant === null) return null
  const isOwn = school !== undefined && meant.isSchoolName
  if (others.length === 0 && (isAboutLists || (levels.length === 0 && !isOwn)))
    return meant.names.length > 1
      ? choiceOf(meant.names)
      : ofLists(meant.names[0] ?? '', isOwn ? undefined : school, matters)
  const [other, ...more] = others
  const what = ofLibrary[other ?? '']
  const [name] = meant.names
  if (what === undefined || more.length > 0 || meant.names.length > 1 || name === undefined || isOwn)
    return null
  const page = school?.pages.find(isSchoolPage)
  return card({
    title: `${name} · ${what}`,
    unknown: `本站院校库收国外和港澳的大学，不收中国内地的大学，没有${name}的${what}。`,
    link: chinaHref(name),
    links: [
      ...(page === undefined ? [] : [{ label: page.title, href: page.href }]),
      { label: `${name}在哪些英国大学的名单上`, href: chinaHref(name) },
    ],
  })
}

type Meant = { names: readonly string[]; isSchoolName: boolean }

/**
 * The universities of China that a question can mean. A school abroad with the same name (西北大学) is not meant when the question is whether
 * the degree is recognised in Britain.
 */
async function meantBy(asked: Asked, school: Asked['names'][number] | undefined): Promise<Meant | null> {
  const find = await chinaNamesOf(schoolStore())
  const isOnLists = asked.matters.some((matter) => /^(名单|双一流)$/.test(matter))
  if (asked.rest === '') {
    if (school === undefined || !isOnLists) return null
    const { meant } = find(school.text)
    return meant !== null && toKey(meant) === toKey(school.text)
      ? { names: [meant], isSchoolName: true }
      : null
  }
  const { meant, names } = find(asked.rest)
  const key = toKey(asked.rest)
  if (meant !== null && (isOnLists || isSurely(meant, key))) return { names: [meant], isSchoolName: false }
  const isShort = /^\p{Script=Han}{1,2}大$/u.test(key)
  const beginAlike = names.filter((name) => name.startsWith(key.slice(0, 1)) || isOnLists)
  return isShort && isOnLists && beginAlike.length > 1 ? { names: beginAlike, isSchoolName: false } : null
}

/** Whether a text is certainly this university's name, not a word that happens to be in it. */
const isSurely = (meant: string, key: string): boolean =>
  toKey(meant) === key ||
  ['大学', '学院'].some((rest) => toKey(meant) === `${key}${rest}`) ||
  settledShortNames().has(key) ||
  (/大$/.test(key) && key.length < 4)

const choiceOf = (names: readonly string[]): Answer =>
  card({
    title: '您是问',
    link: chinaPath,
    links: names
      .slice(0, longestChoice)
      .map((name) => ({ label: `${name}在英国大学名单上的位置`, href: chinaHref(name) })),
  })

async function ofLists(
  name: string,
  school: Asked['names'][number] | undefined,
  matters: readonly string[],
): Promise<Answer | null> {
  const page = school?.pages.find(({ href }) => href.startsWith(detailPath.school('uk-')))
  if (school !== undefined && page === undefined) return null
  const uk = page?.href.slice(detailPath.school('').length)
  const found = await findChinaLists(schoolStore(), { name, uk, page: 1, limit: 60 })
  const link = chinaHref(name)
  const links = [{ label: uk === undefined ? `看全部 ${found.total} 行` : '看各校名单', href: link }]
  if (page !== undefined && found.list.length === 0) return notOnList(name, page, found)
  if (found.list.length === 0) return null
  const count = new Set(found.list.map((row) => row.uk)).size
  const joint = jointUniversities.find((university) => university.name === name)
  return card({
    title: page === undefined ? `${name} · 在 ${count} 所英国大学的名单上` : `${name} · ${page.title}的名单`,
    lines: found.list.slice(0, 3).map(toLine),
    unknown: joint !== undefined ? ofJoint : matters.includes('双一流') ? noProject : null,
    link,
    links: joint === undefined ? links : [...links, { label: '学校页', href: jointPath(joint.id) }],
  })
}

/** The lists are about degrees of Chinese institutions; a joint university may award a degree of its partner abroad. */
const ofJoint =
  '它是中外合作大学，可能发外方大学的学位；这些名单按中国院校列，没有列出不等于不认。按哪种学位看，请问要申请的学校。'

const noProject = '本站没有 211、985、双一流的名单；这里是英国大学在自己名单上的写法。'

type Found = Awaited<ReturnType<typeof findChinaLists>>

const toLine = ({ uk_name, tier, score, cycle, read_on, url }: Found['list'][number]): AnswerLine => ({
  label: uk_name,
  value: [tier, score].filter(Boolean).join(' ') || '在名单上',
  year: [cycle, read_on && `${read_on} 读`].filter(Boolean).join('，') || null,
  source_name: `${uk_name}官网`,
  source_url: url,
})

/** What a university writes about institutions that its list does not contain, or that it publishes no list. */
function notOnList(name: string, page: NamedPage, { lists, rules }: Found): Answer {
  const uk = page.href.slice(detailPath.school('').length)
  const list = lists.find((each) => each.uk === uk)
  const rule = rules.find((each) => each.uk === uk)
  return card({
    title: `${name} · ${page.title}的名单`,
    lines:
      rule === undefined
        ? []
        : [
            {
              label: rule.scope,
              value: rule.outside || rule.summary,
              year: `${rule.reviewed_on} 读`,
              source_name: `${page.title}官网`,
              source_url: rule.url,
            },
          ],
    unknown:
      list === undefined
        ? `本站没有${page.title}公布的院校名单，查不到${name}。`
        : `${page.title}公布的名单里没有找到${name}（${list.read_on} 读），是否认可请问学校。`,
    link: chinaHref(name),
    links: [
      { label: '看各校名单', href: chinaHref(name) },
      { label: '学校页', href: page.href },
    ],
  })
}
