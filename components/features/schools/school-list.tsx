import { LinkList } from '@/components/blocks/link-list'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { ListPage } from '@/components/blocks/listing/list-page'
import { NoteGrid } from '@/components/blocks/note-grid'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Histogram } from '@/components/ui/plots/histogram'
import { adviceOn } from '@/lib/collections/kinds/advice'
import type { SchoolLevel } from '@/lib/contract/schools'
import { listWords } from '@/lib/core/list-words'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { halfUpTo, type PriceBins } from '@/lib/schools/price-bins'
import { chinaPath, sourcesPath } from '@/lib/schools/school-ids'
import { listPath, type SchoolListData } from './load-school-list'
import { orderOf, orders } from './order-of'
import { SchoolTable } from './school-table'
import { ShortlistLink } from './shortlist-link'

const words = {
  university: { label: '院校库', all: '查看全部大学', unit: '所院校' },
  hischool: { label: '中学库', all: '查看全部中学', unit: '所中学' },
} as const

/** One of the two lists of the library with its filters, and how to read it. */
export function SchoolList(data: SchoolListData) {
  const { level, path, filters, state, schools, nameOf, relaxations, nearest, lacking, priced, absent } = data
  const { label, all, unit } = words[level]
  return (
    <>
      <ListPage
        scene={level === 'university' ? 'campus' : 'highschool'}
        above={level === 'university' ? [] : [{ label: '院校库', href: paths.schools }]}
        title={label}
        meta={schools.total > 0 ? <Meta data={data} /> : undefined}
        intro={
          level === 'university' ? (
            <p>
              顺序只按公布的名次或校名排，与有无佣金无关。本科学校认不认，见
              <Link href={chinaPath}>中国院校名单查询</Link>
              ；先定专业的，<Link href={paths.programmes}>按课程找</Link>。
            </p>
          ) : (
            <p>
              加拿大只有安大略省的。各校年份不同，点校名看。先列常被问到的学校，再按人数排，与有无佣金无关。
            </p>
          )
        }
        openFilters={3}
        order={<SortForm level={level} path={path} values={state.values} absent={absent} />}
        folds={foldsOf(data)}
        path={path}
        filters={filters}
        state={state}
        found={schools}
        unit={unit}
        count={<Count data={data} unit={unit} />}
        relaxations={relaxations}
        relaxed={{ unit: '所', all }}
        below={
          schools.total === 0 && (
            <div className="flex flex-wrap gap-x-3 text-muted text-sm">
              <Meta data={data} />
            </div>
          )
        }
        empty={
          <>
            <p>
              {isUncompared(priced)
                ? `这些学校都${unpriced}，不知道符不符合。`
                : lacking.length
                  ? `查得到“${listWords(lacking.map(({ label }) => label))}”的学校里，没有同时符合这些条件的。`
                  : '没有同时符合这些条件的学校。可以换英文名或少写几个字；城市按来源里的英文名比对，写全称更容易找到。'}
            </p>
            <Unpriced {...data} />
            <LeftOut data={data} />
            {nearest.length > 0 && (
              <>
                <p>您要找的是不是：</p>
                <LinkList
                  label="名称相近的学校"
                  items={nearest.map(({ name, href }) => ({ label: name, href }))}
                />
              </>
            )}
          </>
        }
      >
        {state.values.cost !== 'unknown' && data.prices !== null && (
          <div className="[--open-fold-end:0]">
            <Fold isOpenWide label="按学费挑：每一档有多少所">
              <PriceHistogram data={data} />
            </Fold>
          </div>
        )}
        <Unpriced {...data} />
        {lacking
          .filter(({ label }) => !priced || label !== finderFilters.cost.label)
          .map(({ label, count }) => (
            <p key={label} className="text-muted text-sm">
              另有 {grouped(count)} 所没查到“{label}”，没有列在这里。
            </p>
          ))}
        <SchoolTable level={level} state={state} nameOf={nameOf} schools={schools.list} />
        <LeftOut data={data} />
      </ListPage>
      <BottomForm kind="general" title="想知道够不够这些学校的要求" source={`页面底部·${label}`} />
    </>
  )
}

/** What the library contains, with links to the other list and to the visitor's shortlist. */
function Meta({ data: { level, totals } }: { data: SchoolListData }) {
  const other = level === 'university' ? 'hischool' : 'university'
  return (
    <>
      {level === 'university' && <span>院校 {grouped(totals[level])} 所</span>}
      <Link href={listPath[other]} className="reach">
        {other === 'university' ? '大学' : '中学'} {grouped(totals[other])} 所
      </Link>
      <ShortlistLink />
    </>
  )
}

const foldsOf = ({ level, path, state }: SchoolListData) => [
  {
    id: 'letters',
    label: '按英文首字母找（A–Z）',
    body: <LetterLinks path={path} label="按英文首字母" name="letter" values={state.values} />,
  },
  {
    id: 'reading',
    label: '为什么有的没有写',
    body: (
      <>
        <p>没有查到来源就不写数字。它不是 0，也不表示学校不好；排序时总放在后面，正序倒序都一样。</p>
        <NoteGrid isNarrow notes={adviceOn(`${level}-missing`)} />
        <p>
          每项数据的来源、年份和许可见
          <Link href={sourcesPath}>院校库数据来源</Link>。
        </p>
      </>
    ),
  },
]

/** Said of schools without a price of the whole school, or of the subject in question: those of single programmes are not compared. */
const unpriced = finderFilters.cost.unknown

/** Whether no school that fits the other conditions has a price. */
const isUncompared = (priced: SchoolListData['priced']) =>
  priced !== null && priced.unknown > 0 && !priced.matching && !priced.others

/** The number of matching schools. It is zero only when the value of every school is known. */
function Count({ data: { schools, priced, lacking, whose }, unit }: { data: SchoolListData; unit: string }) {
  if (isUncompared(priced)) return `都${unpriced} · ${grouped(priced?.unknown ?? 0)} 所`
  if (priced?.matching || priced?.others)
    return `${schools.total === 0 ? `${whose}学费查得到的学校里没有符合的` : `低价符合 ${grouped(priced.matching)} ${unit}`} · 不符合 ${grouped(priced.others)} 所 · ${unpriced} ${grouped(priced.unknown)} 所`
  if (schools.total === 0 && lacking.length)
    return `查得到的学校里没有符合的；没查到“${listWords(lacking.map(({ label }) => label))}”的不在里面`
  return `共 ${grouped(schools.total)} ${unit}`
}

/** Schools without a known price, in a fold: they are neither expensive nor cheap, but unknown. */
function Unpriced({ priced }: Pick<SchoolListData, 'priced'>) {
  if (!priced || priced.unknown === 0) return null
  return (
    <Fold label={`另有 ${grouped(priced.unknown)} 所${unpriced}，不知道符不符合`}>
      <LinkList
        label={`${unpriced}的学校`}
        items={[
          ...priced.names.map(({ name, href }) => ({ label: name, href })),
          ...(priced.unknown > priced.names.length ? [{ label: '全部列出', href: priced.href }] : []),
        ]}
      />
    </Fold>
  )
}

/** What the list leaves out, and the switch that lists it. */
function LeftOut({ data: { path, state, leftOut } }: { data: SchoolListData }) {
  if (leftOut === 0) return null
  return (
    <p className="text-muted text-sm">
      没有列两年制学院、副学士学位过半的学院和网络授课为主的大学（{grouped(leftOut)}{' '}
      所）：它们便宜，但学位不同，网络授课的学历回国认证先看授课方式。兼授副学士的大学仍在列。
      <Link href={listHref(path, { ...state.values, kind: 'all' })}>一起列出来</Link>
    </p>
  )
}

/** The prices of the schools that fit all other conditions, with the limit of the visitor. Each column narrows the list. */
function PriceHistogram({ data: { path, state, prices, whose } }: { data: SchoolListData }) {
  if (prices === null) return null
  const limit = state.values.cost === undefined ? null : Number(state.values.cost)
  const { cost: _, ...others } = state.values
  return (
    <Histogram
      title={titleOf(prices, limit, `${whose}${state.values.study === 'master' ? '硕士' : '本科'}一年学费`)}
      unit="所"
      labelUnit="万元"
      limit={limit === null ? undefined : `您的上限 ${limit} 万`}
      bins={prices.bins.map(({ from, to, count }) => ({
        label: to === null ? `>${from}` : from === 0 ? `≤${to}` : `${from}–${to}`,
        count,
        href: listHref(path, to === null ? others : { ...others, cost: String(to) }),
        isBeyond: limit !== null && (to === null || to > limit),
      }))}
    />
  )
}

function titleOf(prices: PriceBins, limit: number | null, what: string) {
  const wan = limit ?? halfUpTo(prices)
  const count = prices.bins.reduce(
    (sum, bin) => (wan && bin.to !== null && bin.to <= wan ? sum + bin.count : sum),
    0,
  )
  return `${grouped(prices.known)} 所查得到${what}${wan ? `，${grouped(count)} 所低价在一年 ${wan} 万以内` : ''}`
}

/** The order of the list: one field, sent by its button. Schools without the value come last in all orders. */
export function SortForm({
  level,
  path,
  values,
  absent,
}: {
  level: SchoolLevel
  path: string
  values: Record<string, string>
  /** Values that no school of the list has: an order by them would change nothing. */
  absent: ReadonlySet<string>
}) {
  const current = orderOf(values)
  const { sort: _, order: __, ...others } = values
  return (
    <form action={path} method="get" className="print:hidden! flex flex-wrap gap-2" key={current}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="by"
        aria-label="排序"
        defaultValue={current}
        className="max-w-40 border border-line-strong px-3 text-sm min-h-target min-w-0 rounded-sm bg-white"
      >
        {orders
          .filter(({ isForAll }) => isForAll || level === 'university')
          .filter(({ id }) => id === current || !absent.has(id.split('-')[0] ?? ''))
          .map(({ id, label, ofHighSchools }) => (
            <option key={id} value={id}>
              {level === 'hischool' ? (ofHighSchools ?? label) : label}
            </option>
          ))}
      </select>
      <Button type="submit" variant="secondary" size="small" className="text-sm">
        排序
      </Button>
    </form>
  )
}
