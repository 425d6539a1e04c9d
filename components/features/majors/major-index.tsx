import { CheckList } from '@/components/blocks/check-list'
import { LinkList } from '@/components/blocks/link-list'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { ListPage } from '@/components/blocks/listing/list-page'
import { RecordList } from '@/components/blocks/record-list'
import type { MajorCategory } from '@/lib/api/majors'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { CategoryGrid } from './category-grid'
import type { MajorListData } from './load-majors'
import { MajorCredit } from './major-credit'

/** The library of majors with its filters, and how to use it. */
export function MajorIndexView({ index, nearest, ...page }: MajorListData) {
  const { state, found } = page
  const category = index.categories.find(({ id }) => id === state.values.category)
  return (
    <ListPage
      scene="majors"
      title="专业库"
      intro={<p>按门类、拼音首字母或名称查找。点专业名看怎样上课、哪些学校开。 </p>}
      below={
        <LetterLinks
          path={page.path}
          label="按拼音首字母"
          name="word"
          values={state.values}
          used={index.words.map(({ word }) => word)}
        />
      }
      folds={[
        ...(category === undefined
          ? []
          : [
              {
                id: 'category',
                label: `${category.name}：通常怎样上课、比较学校时看什么`,
                body: <CategoryGuide category={category} />,
              },
            ]),
        {
          id: 'categories',
          label: `按门类看（${index.categories.length} 个）`,
          body: (
            <>
              <p>门类是编目的方便，不是学校的院系划分。</p>
              <CategoryGrid categories={index.categories} />
              <MajorCredit />
            </>
          ),
        },
        {
          id: 'narrow',
          label: '怎样把专业选窄',
          text: '名称只是入口。同一个名字在两所学校可以是两张课表，名字不同的也可能学同样的东西。',
          notes: adviceOn('majors'),
        },
      ]}
      {...page}
      openFilters={2}
      unit="个专业"
      relaxed={{ unit: '个', all: '查看全部专业' }}
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
        </>
      }
    >
      {[...Map.groupBy(found.list, (major) => major.category.name)].map(([field, majors]) => (
        <section
          key={field}
          aria-label={field}
          className="grid grid-cols-1 gap-2 pt-2 lg:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <h2 className="text-lg lg:border-t lg:border-line lg:pt-2">{field}</h2>
          <RecordList
            label={field}
            level={3}
            columns="three"
            rows={majors.map(({ href, name, nameEn }) => ({
              href,
              title: name,
              line: <span lang="en">{nameEn}</span>,
            }))}
          />
        </section>
      ))}
    </ListPage>
  )
}

/** What is true for a whole category, above its majors. */
function CategoryGuide({ category }: { category: MajorCategory }) {
  return (
    <section
      className="bg-paper-deep grid-cols-fit-22 gap-x-12 gap-y-6 grid rounded-md p-6"
      aria-labelledby="category-guide"
    >
      <div className="grid content-start gap-2">
        <h2 id="category-guide" className="font-display text-xl">
          {category.name}：通常怎样上课
        </h2>
        <p>{category.guide.taught}</p>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="text-base">比较学校时看什么</h3>
        <CheckList items={category.guide.compare} />
      </div>
    </section>
  )
}
