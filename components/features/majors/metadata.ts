import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { Major } from '@/lib/api/majors'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'
import type { MajorSchoolsData } from './load-major-schools'

export const majorListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '专业库：海外大学专业介绍',
    description:
      '专业库：按门类、拼音首字母和名称查找海外大学专业，写明学什么、核心课程、适合谁和不适合谁、各地申请要求、毕业去向，以及该向院系问的问题。',
    path: paths.majorList,
    isIndexed: isIndexedList(state, []),
  })

/** Longer English names, in letters, would push the Chinese text out of the visible part of a search result. */
const longestEnglish = 32

/**
 * @param schools number of schools that are known to teach it; a page without a profile and without schools is not
 * indexed
 */
export function majorMetadata(major: Major, schools: number): Metadata {
  const { name, nameEn, profile, category, href } = major
  const bothNames = nameEn.length <= longestEnglish ? `${name}（${nameEn}）` : name
  return pageMetadata({
    title: `${bothNames}专业`,
    description:
      profile === null
        ? toDescription(
            `${bothNames}专业：哪些学校开设，分国家列出。`,
            `附公布的学位数、毕业收入与登记学费，${category.name}门类怎样上课、比较学校时看什么。`,
            '这一门类通常怎样上课、到哪里查，本页有说明。',
            '附相近的专业。',
          )
        : toDescription(
            `${bothNames}：学什么、一周怎么过、适合谁和不适合谁。`,
            '另有核心课程、各地申请要求、先修准备、毕业去向和该问院系的问题。',
            '另有核心课程、各地要求、毕业去向和该问的问题。',
            '附相近的专业。',
          ),
    path: href,
    isIndexed: profile !== null || schools > 0,
  })
}

/** Only the unfiltered list is indexed. */
export const majorSchoolsMetadata = ({ major, path, state, found }: MajorSchoolsData): Metadata =>
  pageMetadata({
    title: `哪些大学开设${major.name}：${major.nameEn} 学校名单`,
    description: toDescription(
      `开设${major.name}（${major.nameEn}）的海外大学，分国家列出，每项注明来源与年份。`,
    ),
    path,
    isIndexed: isIndexedList(state, []) && found.total > 0,
  })
