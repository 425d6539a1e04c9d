import type { Metadata } from 'next'
import { isIndexedList } from '@/components/listing/indexed'
import type { Major } from '@/lib/api/majors'
import type { ListState } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'
import { majorsPath } from './load-majors'

export const majorListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '专业库：海外大学专业介绍',
    description:
      '专业库：按门类、拼音首字母和名称查找海外大学专业，写明学什么、核心课程、适合谁和不适合谁、各地申请要求、毕业去向，以及该向院系问的问题。',
    path: majorsPath,
    isIndexed: isIndexedList(state, []),
  })

/** English names longer than this, in letters, would push the Chinese text out of what search engines show. */
const longestEnglish = 32

/** A major without a profile stays out of search engines: the words on its page are those of its category. */
export function majorMetadata(major: Major): Metadata {
  const { name, nameEn, profile, category, href } = major
  const bothNames = nameEn.length <= longestEnglish ? `${name}（${nameEn}）` : name
  return pageMetadata({
    title: `${bothNames}专业`,
    description:
      profile === null
        ? toDescription(
            `${bothNames}属于${category.name}门类，详细介绍尚未写成。`,
            '本页说明这一门类通常怎样上课、比较学校时看什么，附官方查询入口。',
            '这一门类通常怎样上课、到哪里查，本页有说明。',
            '附相近的专业。',
          )
        : toDescription(
            `${bothNames}：学什么、一周怎么过、适合谁和不适合谁。`,
            '另有核心课程、各地申请要求、先修准备、毕业去向和该问院系的问题。',
            '另有核心课程、各地要求、毕业去向和该问的问题。',
            '要求用文字说明。',
          ),
    path: href,
    isIndexed: profile !== null,
  })
}
