import { Band } from '@/components/blocks/band'
import { GuideBand } from '@/components/blocks/guide-band'
import { LinkList } from '@/components/blocks/link-list'
import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { ListPage } from '@/components/blocks/listing/list-page'
import { RelaxedFilters } from '@/components/blocks/listing/relaxed-filters'
import { choosingAMajor } from './advice'
import { CategoryGrid } from './category-grid'
import { CategoryGuide } from './category-guide'
import { type MajorListData, majorsPath } from './load-majors'
import { MajorCredit } from './major-credit'
import { MajorList } from './major-list'

/** The library of majors with its filters, and how to use it. */
export function MajorIndexView({ index, filters, state, majors, relaxations, nearest }: MajorListData) {
  const category = index.categories.find(({ id }) => id === state.values.category)
  return (
    <>
      <ListPage
        crumbs={[{ label: '首页', href: '/' }, { label: '专业库' }]}
        title="专业库：海外大学读什么"
        intro={
          <p>
            {index.total}{' '}
            个专业，按门类、拼音首字母或名称查找。标有“详细介绍”的写明学什么、一周怎么过、适合谁和不适合谁、各地申请看什么、毕业做什么；其余的如实列出名称、门类和到哪里查。
          </p>
        }
        path={majorsPath}
        filters={filters}
        state={state}
        total={majors.total}
        limit={majors.limit}
        unit="个专业"
        empty={
          <>
            <p>
              没有同时符合这些条件的专业。同一个专业在各校叫法不同，可以换英文名、换一个近义词，或去掉一个条件。
            </p>
            {nearest.length > 0 && (
              <>
                <p>名称相近的专业：</p>
                <LinkList
                  label="名称相近的专业"
                  items={nearest.map(({ name, nameEn, href }) => ({ label: name, note: nameEn, href }))}
                />
              </>
            )}
            <RelaxedFilters relaxations={relaxations} unit="个" path={majorsPath} all="查看全部专业" />
          </>
        }
      >
        <LetterLinks
          path={majorsPath}
          label="按拼音首字母"
          name="word"
          values={state.values}
          used={index.words.map(({ word }) => word)}
        />
        {category !== undefined && <CategoryGuide category={category} />}
        {majors.list.length === 0 ? (
          <BeyondEnd path={majorsPath} state={state} />
        ) : (
          <MajorList majors={majors.list} />
        )}
      </ListPage>
      <GuideBand
        id="narrow"
        title="怎样把专业选窄"
        text="名称只是入口。同一个名字在两所学校可以是两张课表，名字不同的也可能学同样的东西。"
        notes={choosingAMajor}
      />
      <Band id="categories" heading="按门类看" intro="门类是编目的方便，不是学校的院系划分。">
        <CategoryGrid categories={index.categories} />
        <MajorCredit />
      </Band>
    </>
  )
}
