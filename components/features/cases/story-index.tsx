import { ResultCards } from '@/components/blocks/case-cards'
import { hueOf } from '@/components/blocks/country-hue'
import { ListPage } from '@/components/blocks/listing/list-page'
import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { paths } from '@/lib/routing/paths'
import type { StoryListData } from './load-stories'

/** Admissions by month with filters, and what to do after an offer. */
export function StoryIndex({ isEmpty, countryOf, ...page }: StoryListData) {
  const { list } = page.found
  // What all of them are is said once.
  const areSamples = list.length > 0 && list.every(({ sample }) => sample)
  return (
    <ListPage
      scene="departure"
      title="录取喜报"
      intro={
        !isEmpty && (
          <p>
            这里只记消息，不是成功率；背景和时间线请看<Link href={paths.cases}>案例库</Link>
            。按收到消息的月份记录，也收录没有结果的申请，因为它们同样花了时间和钱。
          </p>
        )
      }
      folds={[
        {
          id: 'after',
          label: '收到录取之后的六件事',
          text: '录取信不是终点。下面六件事按先后做，能避开多数麻烦。',
          notes: adviceOn('after-an-offer'),
        },
      ]}
      {...page}
      openFilters={2}
      unit={areSamples ? '则示例，不对应真实学生，学校和结果都是拟的' : '则'}
      absent={isEmpty ? <NoStories /> : undefined}
      empty={<p>没有同时符合这些条件的记录。</p>}
      relaxed={{ unit: '则', all: '查看全部喜报' }}
    >
      <ResultCards
        label="喜报"
        cards={list.map(({ country, level, year, month, ...story }) => ({
          ...story,
          country: { code: country, name: countryOf(country), hue: hueOf(country) },
          line: `${caseLabels.read().levels[level]} · ${year} 年 ${month} 月`,
        }))}
      />
    </ListPage>
  )
}

/** Replaces the admissions while none may be shown. */
function NoStories() {
  return (
    <NobodyPublished
      heading="现在没有可以公开的录取消息"
      notes={adviceOn('no-stories')}
      action="请顾问给我回电"
    />
  )
}
