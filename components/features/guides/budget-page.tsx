import { PageHead } from '@/components/blocks/page-head'
import { LinkRow } from '@/components/blocks/stack'
import { YearFigure } from '@/components/features/tools/cost/year-figure'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { Phrases } from '@/components/ui/phrases'
import { WholeDays } from '@/components/ui/whole-values'
import { listTuitionSpans } from '@/lib/api/tuition'
import { paths } from '@/lib/routing/paths'
import { budgetLimits, budgetsOf } from '@/lib/tools/cost/budgets'
import { fundsMark, placesIn } from './budget-words'

export const budgetTitle = '一年 10 万、20 万、30 万、50 万，能去哪里留学'

/** Destinations for a yearly budget, by the sums of the calculator, with the parts of each sum. */
export async function BudgetPage() {
  const spans = await listTuitionSpans()
  const { bands, unpriced } = budgetsOf(spans)
  const all = [...bands.flatMap(({ rows }) => rows), ...unpriced]
  const [rate] = bands.flatMap(({ rows }) => rows.map(({ estimate }) => estimate.rate.period))
  return (
    <Container>
      <article className="grid grid-cols-1 gap-x-12 gap-y-4 pb-8 items-start lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="lg:col-span-full">
          <PageHead
            crumbs={[{ label: '首页', href: paths.home }, { label: '一年多少钱能去哪里' }]}
            scene="family"
            title={budgetTitle.replaceAll(' 万', '\u00a0万')}
          />
        </div>
        <YearFigure level="undergraduate" spans={spans} lines={budgetLimits} />
        <div>
          <dl className="[--term:4rem] grid gap-y-2" data-answer>
            {bands.map(
              ({ limit, rows }) =>
                rows.length > 0 && (
                  <div
                    key={limit}
                    id={limit === null ? 'above' : `up-to-${limit / 10_000}`}
                    className="grid grid-cols-term gap-x-3"
                  >
                    <dt className="text-heading text-lg font-semibold tabular-nums">
                      {limit === null ? (
                        '再往上'
                      ) : (
                        <Link
                          href={`${paths.cost}?budget=${limit / 10_000}`}
                          className="relative after:absolute after:inset-x-0 after:-inset-y-reach after:min-h-target"
                        >
                          {limit / 10_000} 万
                        </Link>
                      )}
                    </dt>
                    <dd>
                      <Phrases of={placesIn(rows, all)} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
          <p className="text-muted text-quiet mt-2">
            按高值归行：高值不超过这个数的才写；许多学校的价首尾各去四分之一，有更贵和更便宜的；不含机票。
            {fundsMark} 生活费只按签证资金下限，实际要更多。
          </p>
        </div>
        <YearFigure level="master" spans={spans} lines={budgetLimits} />
        <div className="grid gap-2 content-start">
          <LinkRow
            links={[
              { label: '按我的情况算', href: paths.cost },
              { label: '留学奖学金', href: '/guide/scholarship' },
              { label: '按学费查学校', href: paths.schools },
            ]}
          />
          <p className="text-muted text-quiet max-w-measure">
            <WholeDays
              text={`还差学费或住宿的不给合计，不等于更便宜：选定学校，或填上学校给的数再算。奖学金、打工收入没有从合计里扣；各国签证要证明的资金另算。全程平均到每年，按 ${rate} 的汇率折算。每一项的数、年份和来源，点国家名。`}
            />
          </p>
        </div>
      </article>
    </Container>
  )
}
