import { jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { chinaNamesOf, findChinaLists } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { toKey } from '@/lib/host/text/text'
import { detailPath } from '@/lib/routing/paths'
import { settledShortNames } from '@/lib/schools/china-short-names'
import { chinaPath } from '@/lib/schools/school-ids'
import { schoolOf } from '../country-names'
import { type Asked, card, isSchoolPage, lineOf, schoolLink, schoolNames } from './asked'
import { subjectNames } from './schools/subjects'

/** Questions about how universities abroad treat a degree from China. */
const aboutLists = /^(名单|双一流|均分|双非)$/

const longestChoice = 4

export const chinaHref = (name: string) => `${chinaPath}?q=${encodeURIComponent(name)}`

/**
 * A university of China: the British universities that have it on their lists. When the question is about something that only universities
 * abroad have here, the card says so.
 */
export async function answerChina(asked: Asked) {
  const { matters, countries, levels } = asked
  // A name that was only guessed is not meant.
  const [school, another] = asked.isCertain ? schoolNames(asked) : []
  const isAboutLists =
    matters.some((matter) => aboutLists.test(matter)) || (!!school && matters.includes('分数'))
  const others = matters.filter((matter) => !aboutLists.test(matter) && !(isAboutLists && matter === '分数'))
  const isJoint = asked.names.some(({ pages }) => pages.some(({ href }) => href.startsWith(jointPath(''))))
  if ((isJoint && !isAboutLists) || another || countries.some((each) => each !== '英国')) return null
  const { names, isSchoolName } = await meantBy(asked, school)
  const [name, ...further] = names
  if (!name) return null
  if (!others.length && (isAboutLists || (!levels.length && !isSchoolName)))
    return further.length ? choiceOf(names) : ofLists(name, isSchoolName ? undefined : school, matters)
  const [matter = '', more] = others
  const what = matter === '比较' ? '学费、排名和要求' : subjectNames[matter]
  if (!what || more !== undefined || further.length > 0 || isSchoolName) return null
  const page = school?.pages.find(isSchoolPage)
  return card({
    title: `${name} · ${what}`,
    unknown: `本站院校库收国外和港澳的大学，不收中国内地的大学，没有${name}的${what}。`,
    link: chinaHref(name),
    links: [
      page && { label: page.title, href: page.href },
      { label: `${name}在哪些英国大学的名单上`, href: chinaHref(name) },
    ],
  })
}

/**
 * The universities of China that a question can mean, one or a choice. A school abroad with the same name (西北大学) is not meant when the
 * question is whether the degree is recognised in Britain.
 */
async function meantBy(asked: Asked, school: Asked['names'][number] | undefined) {
  const find = await chinaNamesOf(schoolStore())
  const isOnLists = asked.matters.some((matter) => /^(名单|双一流)$/.test(matter))
  const isSchoolName = !asked.rest
  const text = isSchoolName ? (isOnLists ? (school?.text ?? '') : '') : asked.rest
  const key = toKey(text)
  const { meant, names } = find(text)
  const isMeant = meant && (toKey(meant) === key || (!isSchoolName && (isOnLists || isSurely(meant, key))))
  const isShort = !isSchoolName && isOnLists && /^\p{Script=Han}{1,2}大$/u.test(key)
  return {
    names: text && isMeant ? [meant] : text && isShort && names.length > 1 ? names : [],
    isSchoolName,
  }
}

/** Whether a text is certainly this university's name, not a word that happens to be in it. */
const isSurely = (meant: string, key: string) =>
  ['大学', '学院'].some((rest) => toKey(meant) === `${key}${rest}`) ||
  settledShortNames().has(key) ||
  (/大$/.test(key) && key.length < 4)

const choiceOf = (names: readonly string[]) =>
  card({
    title: '您是问',
    links: names
      .slice(0, longestChoice)
      .map((name) => ({ label: `${name}在英国大学名单上的位置`, href: chinaHref(name) })),
  })

/** The lines of the lists that have it; of one university without it, what it writes about institutions that its list does not contain. */
async function ofLists(name: string, school: Asked['names'][number] | undefined, matters: readonly string[]) {
  const page = school?.pages.find(({ href }) => href.startsWith(detailPath.school('uk-')))
  if (school && !page) return null
  const uk = page && schoolOf(page.href)
  const { list, lists, rules, total } = await findChinaLists(schoolStore(), { name, uk, page: 1, limit: 60 })
  const isOn = list.length > 0
  if (!isOn && !page) return null
  const own = lists.find((each) => each.uk === uk)
  const [rule] = isOn ? [] : rules.filter((each) => each.uk === uk)
  const joint = jointUniversities.find((university) => university.name === name)
  const absent = !own
    ? `本站没有${page?.title}公布的院校名单，查不到${name}。`
    : `${page?.title}公布的名单里没有找到${name}（${own.read_on} 查），是否认可请问学校。`
  return card({
    title: `${name} · ${!page ? `在 ${new Set(list.map((row) => row.uk)).size} 所英国大学的名单上` : `${page.title}的名单`}`,
    lines: !rule
      ? list
          .slice(0, 3)
          .map((row) =>
            lineOf(
              row.uk_name,
              [row.tier, row.score].filter(Boolean).join(' ') || '在名单上',
              [row.cycle, row.read_on && `${row.read_on} 查`],
              `${row.uk_name}官网`,
              row.url,
            ),
          )
      : [
          lineOf(
            rule.scope,
            rule.outside || rule.summary,
            `${rule.reviewed_on} 查`,
            `${page?.title}官网`,
            rule.url,
          ),
        ],
    unknown: !isOn
      ? absent
      : joint
        ? // The lists are about degrees of Chinese institutions; a joint university may award a degree of its partner abroad.
          '它是中外合作大学，可能发外方大学的学位；这些名单按中国院校列，没有列出不等于不认。按哪种学位看，请问要申请的学校。'
        : matters.includes('双一流') && '本站没有 211、985、双一流的名单；这里是英国大学在自己名单上的写法。',
    links: [
      {
        label: !page ? `看全部 ${total} 行` : '看各校名单',
        href: chinaHref(name),
      },
      page && !isOn && schoolLink(page.href),
      joint && schoolLink(jointPath(joint.id)),
    ],
  })
}
