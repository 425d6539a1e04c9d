import { DataTable } from '@/components/ui/data-table'
import { RangeBar } from '@/components/ui/range-bar'
import {
  isRegistered,
  type JointUniversity,
  jointPath,
  jointUniversities,
  priceOf,
  priceOfYear,
  priceText,
} from '@/lib/facts/guides/joint-universities'
import { routeFact } from '@/lib/facts/guides/route-facts'
import { paths } from '@/lib/routing/paths'
import { yearText } from '@/lib/schools/value-text'
import { GuideFacts } from './guide-facts'
import { GuideFrame } from './guide-frame'
import { approvalCounts, approvalWords, diplomaFacts, jointTitle } from './joint-words'

/** All joint universities with price and status, and how their diplomas are checked. */
export function JointListPage() {
  const registered = jointUniversities.filter(isRegistered)
  const programmes = jointUniversities.filter(({ name }) => name.includes('项目')).length
  return (
    <GuideFrame
      scene="campus"
      crumbs={[{ label: '首页', href: paths.home }, { label: '中外合作大学' }]}
      title={jointTitle}
      answer={`多数用高考成绩报。这里列 ${jointUniversities.length - programmes} 所大学和校区、${programmes} 个校内项目。`}
      head={
        <DataTable
          caption="学费折成一年，取查到的最新一年。点校名看录取、分数线和文凭"
          rows={jointUniversities}
          keyOf={({ id }) => id}
          head={{ label: '学校', href: ({ id }) => jointPath(id), cell: ({ name }) => name }}
          columns={(column) => [
            column.words('学费，一年', (university) => <Price university={university} />),
            column.detail('哪年的价', (university) => {
              const price = priceOf(university)
              return price && `${yearText(price.year)}的价`
            }),
            column.detail('教育部批准', approvalWords),
            column.detail('城市与合作方', ({ city, partner }) =>
              [city, partner].filter((part) => part !== null).join(' · '),
            ),
          ]}
        />
      }
      parts={[
        {
          id: 'diploma',
          heading: '文凭怎么查：留服认证选中外合作办学',
          body: (
            <GuideFacts
              items={diplomaFacts.map((id) => ({ ...routeFact(id), country: undefined, label: undefined }))}
            />
          ),
        },
        {
          id: 'registered',
          heading: '哪些在教育部名单内',
          intro: `${approvalCounts(jointUniversities)}。`,
          body: (
            <>
              <p>{registered.map(({ name }) => name).join('、')}。</p>
              <GuideFacts
                items={registered
                  .slice(0, 1)
                  .flatMap(({ statements }) => statements.filter(({ field }) => field === 'chsi'))}
              />
            </>
          ),
        },
      ]}
      missing={['这里没有列出的合作办学项目：请在教育部中外合作办学监管平台按学校名查。']}
      links={[
        { label: '高考分数查海外大学', href: paths.gaokao },
        { label: '留服认证怎么办', href: '/guide/cscse' },
      ]}
    />
  )
}

function Price({ university }: { university: JointUniversity }) {
  const price = priceOf(university)
  if (price === null) return '看当年章程'
  const year = priceOfYear(price)
  const own = year === null ? priceText(price) : `${year.wan} 万${year.currency}`
  return (
    <>
      <span className="inline-block lg:min-w-24">
        {price.level === 'master' && '硕士 '}
        {own}
      </span>
      {year?.currency === '元' && (
        <span className="max-lg:hidden inline-block w-40 ms-3">
          <RangeBar low={0} high={year.wan} axis={[0, 20]} />
        </span>
      )}
    </>
  )
}
