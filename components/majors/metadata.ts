import type { Metadata } from 'next'
import { isIndexedList } from '@/components/people/indexed'
import { toDescription } from '@/components/products/parts/to-description'
import type { Major } from '@/lib/api/majors'
import type { ListState } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { majorsPath } from './load-majors'

export const majorListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '专业库：海外大学专业介绍',
    description:
      '专业库：按门类、拼音首字母和名称查找海外大学专业，写明学什么、核心课程、适合谁和不适合谁、各地申请要求、毕业去向，以及该向院系问的问题。',
    path: majorsPath,
    isIndexed: isIndexedList(state, []),
  })

/** A major without a profile stays out of search engines: the words on its page are those of its category. */
export function majorMetadata(major: Major): Metadata {
  const { name, nameEn, profile, category, href } = major
  return pageMetadata({
    title: `${name}专业（${nameEn}）`,
    description:
      profile === null
        ? toDescription(
            `${name}（${nameEn}）属于${category.name}门类，详细介绍尚未写成。`,
            '本页说明这一门类通常怎样上课、比较学校时看什么，附官方查询入口。',
            '并列出相近专业。',
          )
        : toDescription(
            `${name}（${nameEn}）：学什么、一周怎么过、适合谁和不适合谁。`,
            '另有核心课程、各地申请要求、先修准备、毕业去向和该问院系的问题。',
            '要求用文字说明。',
          ),
    path: href,
    isIndexed: profile !== null,
  })
}
