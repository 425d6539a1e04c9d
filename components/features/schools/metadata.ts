import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { School } from '@/lib/api/schools'
import type { SchoolLevel } from '@/lib/contract/schools'
import { grouped } from '@/lib/core/numbers'
import { placeName } from '@/lib/schools/places'
import { hasFigures } from '@/lib/schools/provenance'
import { rankInWords, rankings } from '@/lib/schools/rankings'
import { chinaPath, comparePath, isProgrammePageIndexed } from '@/lib/schools/school-ids'
import { tileOf } from '@/lib/schools/tiles'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'
import type { ChinaListData } from './load-china-lists'
import type { CompareData } from './load-compare'
import type { ProgrammesData } from './load-programmes'
import { listPath, type SchoolListData } from './load-school-list'

const listWords: Record<SchoolLevel, { title: string; description: string }> = {
  university: {
    title: '院校库：海外大学查询与对照',
    description: `院校库：按国家、城市、QS ${rankings.qs.edition} 名次段和中英文校名查海外大学，列出公布的名次、官网与美国学校费用，可勾选 2 到 4 所并排对照，每项注明来源与年份。`,
  },
  hischool: {
    title: '中学库：美英加澳新的中学查询',
    description:
      '中学库：按国家、城市、寄宿或走读和中英文校名查美国、英国、加拿大安大略省、澳大利亚和新西兰的中学，写明资料年份、缺哪些数据、到哪里核对，可勾选并排对照。',
  },
}

export const schoolListMetadata = ({ level, state }: SchoolListData): Metadata =>
  pageMetadata({ ...listWords[level], path: listPath[level], isIndexed: isIndexedList(state, []) })

/** The name, once when it is the same in both languages. */
const bothNames = ({ name, nameEn }: Pick<School, 'name' | 'nameEn'>) =>
  name === nameEn ? name : `${name}（${nameEn}）`

/**
 * What distinguishes a school from another one with its name and place: its website, otherwise its number of pupils.
 */
function markOf({ website, enrolment, enrolmentYear }: School) {
  if (website) return new URL(website).hostname.replace(/^www\./, '')
  return enrolment === null || enrolmentYear === null ? '' : `${enrolmentYear} 学年 ${enrolment} 人`
}

/**
 * Includes the place, because names repeat.
 * @param hasNamesake whether another school in the place has the same name
 */
export function schoolMetadata(school: School, countryName: string, hasNamesake = false): Metadata {
  const { name, nameEn, level, rank, enrolmentYear } = school
  const place = placeName(school) || countryName
  const mark = hasNamesake ? markOf(school) : ''
  const ranked = rank ? `${rankings.qs.short} ${rank.year} ${rankInWords(rank.text)}，` : ''
  const costs = ['bachelor', 'master'].some((name) => tileOf(name, school)) ? '公布的学费，' : ''
  const pupils = enrolmentYear === null ? '' : `${enrolmentYear} 学年人数，`
  const where = `${countryName}${countryName.endsWith(place) ? '' : place}`
  const told = [place, mark].filter(Boolean).join('，')
  return pageMetadata({
    title: `${[...new Set([name, nameEn])].join(' ')}（${told}）`,
    description: toDescription(
      `${bothNames(school)}${mark && `（${mark}）`}在${where}：${ranked}${costs}${pupils}${school.website ? '官网与' : ''}学历认证查询入口。`,
      level === 'university'
        ? '写明没有查到的资料到哪里问，附名次相近的学校。'
        : '写明缺哪些资料、到哪里核对，附同地的学校。',
    ),
    path: school.href,
    isIndexed: hasFigures(school),
    hasTwin: true,
  })
}

/** A comparison belongs to one visitor. Only the page that explains comparing is indexed. */
export const compareMetadata = ({ shown, unknown }: CompareData): Metadata =>
  pageMetadata({
    title: !shown.length ? '院校并排对照' : `院校对照：${shown.map(({ name }) => name).join('、')}`,
    description:
      '院校并排对照：选 2 到 4 所海外大学或中学，按同一定义比较名次、性质、规模与公布的费用，每格注明年份，缺数据的行明说不能比，地址可转发、可打印带二维码。',
    path: comparePath,
    isIndexed: !shown.length && unknown === 0,
  })

/**
 * The whole list of a school is indexed when it is longer than the list on the school's page; filtered lists are not.
 */
export const programmesMetadata = ({ school, path, state, programmes }: ProgrammesData): Metadata =>
  pageMetadata({
    title: `${school.name}有哪些课程：${school.name === school.nameEn ? '' : `${school.nameEn} `}课程查询`,
    description: toDescription(
      `${bothNames(school)}的 ${grouped(programmes.total)} 个专业：按名称、层次、学科和学费查，列出登记学费、毕业人数与收入。`,
      '每项注明来源与年份，课程名连到官网课程页。',
    ),
    path,
    isIndexed: isIndexedList(state, []) && isProgrammePageIndexed(programmes.total),
  })

export const chinaListMetadata = ({ state }: ChinaListData): Metadata =>
  pageMetadata({
    title: '中国院校名单查询：英国大学怎样归类我的本科学校',
    description:
      '输入中国本科学校，查谢菲尔德、南安普顿、格拉斯哥、华威、布里斯托、诺丁汉、剑桥、UCL、爱丁堡公开的中国院校名单：分组、均分要求、官网原文与读取日。',
    path: chinaPath,
    isIndexed: isIndexedList(state, []),
  })
