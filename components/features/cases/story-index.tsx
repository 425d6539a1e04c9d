import { ListPage } from '@/components/blocks/listing/list-page'
import type { NameOf } from '@/components/blocks/listing/names'
import { type Relaxation, RelaxedFilters } from '@/components/blocks/listing/relaxed-filters'
import { NoteGrid } from '@/components/blocks/note-grid'
import { RecordList } from '@/components/blocks/record-list'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Story } from '@/lib/api/stories'
import type { PageOf } from '@/lib/contract/envelope'
import type { Filter, ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { NoStories } from './no-stories'

type StoryIndexProps = {
  path: string
  filters: readonly Filter[]
  state: ListState
  stories: PageOf<Story>
  relaxations: readonly Relaxation[]
  countryOf: NameOf
  /** Whether there is no admission at all, with any filter. */
  isEmpty: boolean
}

const afterAnOffer = [
  {
    title: '先看是不是有条件',
    text: '有条件录取要在期限内补齐成绩、语言或毕业证明，没有补齐就不算数。把每一项条件和期限抄成清单。',
  },
  {
    title: '算清要交的钱',
    text: '押金或确认费多半不退。交之前问清能否抵学费、延期是否保留、签证未获批是否退还，要书面答复。',
  },
  {
    title: '别急着回绝其他学校',
    text: '条件没有满足、签证没有办下之前，留一所备选。有约束力的早申例外，录取后须撤回其余申请。',
  },
  {
    title: '把后续日期排出来',
    text: '接受录取、缴费、住宿、签证、体检、机票，先后有依赖。住宿往往比想象的早截止。',
  },
  {
    title: '成绩还会再看一次',
    text: '多数学校在入学前要正式成绩单。录取后成绩明显下滑，学校可能要求说明，甚至撤回。',
  },
  {
    title: '晒喜讯前遮一遍',
    text: '录取信上有姓名、申请编号和地址。分享之前遮住，别让他人拿去冒名联系学校。',
  },
] as const

/** Admissions by month with filters, and what to do after an offer. */
export function StoryIndex({
  path,
  filters,
  state,
  stories,
  relaxations,
  countryOf,
  isEmpty,
}: StoryIndexProps) {
  const isSample = stories.list.some(({ sample }) => sample)
  return (
    <ListPage
      crumbs={[{ label: '首页', href: '/' }, { label: '录取喜报' }]}
      title="录取喜报"
      intro={
        !isEmpty && (
          <>
            <p>
              按收到消息的月份记录：录取是有条件还是无条件、同季其他申请结果如何、接下来要办什么。也收录没有结果的申请，因为它们同样花了时间和钱。
            </p>
            <p>
              {isSample && '下面是示例，不对应真实学生，学校和结果都是拟的。'}
              这里只记消息，不记名次，也不是成功率。要看背景、时间线和各自做了什么，请到
              <Link href={paths.cases}>案例库</Link>。
            </p>
          </>
        )
      }
      folds={[
        {
          id: 'after',
          label: '收到录取之后的六件事',
          body: (
            <>
              <p>录取信不是终点。下面六件事按先后做，能避开多数麻烦。</p>
              <NoteGrid notes={afterAnOffer} />
            </>
          ),
        },
      ]}
      path={path}
      openFilters={2}
      filters={filters}
      state={state}
      total={stories.total}
      limit={stories.limit}
      unit={isSample ? '则（示例）' : '则'}
      absent={isEmpty ? <NoStories /> : undefined}
      empty={
        <>
          <p>没有同时符合这些条件的记录。</p>
          <RelaxedFilters relaxations={relaxations} unit="则" path={path} all="查看全部喜报" />
        </>
      }
    >
      <RecordList
        label="喜报"
        rows={stories.list.map(({ href, title, text, sample, country, year, month }) => ({
          href,
          title,
          isSample: sample,
          sign: <Flag code={country} width={21} />,
          line: `${year} 年 ${month} 月 · ${countryOf(country)}`,
          text,
        }))}
      />
    </ListPage>
  )
}
