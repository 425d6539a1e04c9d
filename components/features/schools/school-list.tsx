import { LinkList } from '@/components/blocks/link-list'
import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { ListPage } from '@/components/blocks/listing/list-page'
import { RelaxedFilters } from '@/components/blocks/listing/relaxed-filters'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { listWords } from '@/lib/core/list-words'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { universityCountries } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'
import { chinaPath } from '@/lib/schools/school-ids'
import { CountryHistogram } from './country-histogram'
import { ListNotes } from './list-notes'
import { listPath, type SchoolListData } from './load-school-list'
import { PriceHistogram } from './price-histogram'
import { SchoolTable } from './school-table'
import { ShortlistLink } from './shortlist-link'
import { SortForm } from './sort-form'

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
        crumbs={
          level === 'university'
            ? [{ label: '首页', href: '/' }, { label }]
            : [{ label: '首页', href: '/' }, { label: '院校库', href: paths.schools }, { label }]
        }
        title={label}
        meta={schools.total > 0 ? <Meta data={data} /> : undefined}
        intro={<Intro data={data} />}
        note={
          data.level === 'hischool' && (
            <p>
              <WholeDays text="美国看 2026 年 7 月的 SEVP 名单，英格兰看 2023/24 学年的人数与 A-Level 成绩，澳大利亚看 2023 年 1 月登记的学费，新西兰看 2021 年名录，加拿大安大略省看 2019–2020 学年的人数。" />
            </p>
          )
        }
        openFilters={3}
        order={<SortForm level={level} path={path} values={state.values} absent={absent} />}
        folds={foldsOf(data)}
        path={path}
        filters={filters}
        state={state}
        total={schools.total}
        limit={schools.limit}
        unit={unit}
        count={<Count data={data} unit={unit} />}
        empty={
          <>
            <p>
              {lacking.length > 0
                ? `查得到“${listWords(lacking.map(({ label }) => label))}”的学校里，没有同时符合这些条件的；没有数据不等于不符合。`
                : '没有同时符合这些条件的学校。可以换英文名或少写几个字；城市按来源里的英文名比对，写全称更容易找到。'}
            </p>
            <Unpriced priced={priced} />
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
            <RelaxedFilters relaxations={relaxations} unit="所" path={path} all={all} />
            <div className="flex flex-wrap gap-x-3 text-muted text-sm">
              <Meta data={data} />
            </div>
          </>
        }
      >
        {state.values.cost !== 'unknown' && <PriceHistogram data={data} />}
        <CountryHistogram data={data} />
        <Unpriced priced={priced} />
        <LeftOut data={data} />
        {lacking
          .filter(({ label }) => priced === null || label !== finderFilters.cost.label)
          .map(({ label, count }) => (
            <p key={label} className="text-muted text-sm">
              另有 {grouped(count)} 所符合其他条件的学校，本库没有它们的“{label}
              ”，没有列在这里；没有数据不等于不符合。
            </p>
          ))}
        {schools.list.length === 0 ? (
          <BeyondEnd path={path} state={state} />
        ) : (
          <SchoolTable level={level} state={state} nameOf={nameOf} schools={schools.list} />
        )}
      </ListPage>
      <BottomForm kind="general" title="想知道够不够这些学校的要求" source={`页面底部·${label}`} />
    </>
  )
}

/** What the library contains, with links to the other list and to the visitor's shortlist. */
function Meta({ data: { level, totals } }: { data: SchoolListData }) {
  return (
    <>
      {level === 'university' ? (
        <>
          <span>大学 {grouped(totals.university)} 所</span>
          <Link
            href={listPath.hischool}
            className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
          >
            中学 {grouped(totals.hischool)} 所
          </Link>
        </>
      ) : (
        <>
          <span>{grouped(totals.hischool)} 所</span>
          <Link
            href={listPath.university}
            className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
          >
            大学 {grouped(totals.university)} 所
          </Link>
        </>
      )}
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
    label: '怎么读这份名单，为什么有的没有写',
    body: <ListNotes level={level} />,
  },
]

/** The number of matching schools. It is zero only when the value of every school is known. */
function Count({ data: { schools, priced, lacking }, unit }: { data: SchoolListData; unit: string }) {
  if (priced !== null)
    return `${schools.total === 0 ? '学费查得到的学校里没有符合的' : `符合 ${grouped(priced.matching)} ${unit}`} · 不符合 ${grouped(priced.others)} 所 · 没有学费数据 ${grouped(priced.unknown)} 所`
  if (schools.total === 0 && lacking.length > 0)
    return `查得到的学校里没有符合的；${lacking.map(({ label, count }) => `${grouped(count)} 所没有“${label}”`).join('，')}`
  return `共 ${grouped(schools.total)} ${unit}`
}

/** Schools without a known price, in a fold: they are neither expensive nor cheap, but unknown. */
function Unpriced({ priced }: { priced: SchoolListData['priced'] }) {
  if (priced === null || priced.unknown === 0) return null
  return (
    <Fold label={`另有 ${grouped(priced.unknown)} 所没有学费数据，不知道符不符合`}>
      <LinkList
        label="没有学费数据的学校"
        items={[
          ...priced.names.map(({ name, href }) => ({ label: name, href })),
          ...(priced.unknown > priced.names.length ? [{ label: '全部列出', href: priced.href }] : []),
        ]}
      />
    </Fold>
  )
}

/** What a search by price leaves out, and the switch that lists it. */
function LeftOut({ data: { path, state, leftOut } }: { data: SchoolListData }) {
  if (leftOut === 0) return null
  return (
    <p className="text-muted text-sm">
      按学费找时，没有列两年制学院、副学士学位过半的学院和网络授课为主的大学（{grouped(leftOut)}{' '}
      所）：它们便宜，但学位不同，网络授课的学历回国认证先看授课方式。兼授副学士的大学仍在列。
      <Link href={listHref(path, { ...state.values, kind: 'all' })}>一起列出来</Link>
    </p>
  )
}

function Intro({ data: { level, totals } }: { data: SchoolListData }) {
  if (level === 'university') {
    return (
      <p>
        收录 {universityCountries.length} 个国家和地区的 {grouped(totals.university)} 所院校，其中{' '}
        {totals.ranked} 所有 QS {rankings.qs.edition}{' '}
        名次。顺序只按公布的名次或校名排，与有无佣金无关。本科学校认不认，见
        <Link href={chinaPath}>中国院校名单查询</Link>
        ；先定专业的，<Link href={paths.programmes}>按课程找</Link>。
      </p>
    )
  }
  return (
    <p>
      收录美国、英国、加拿大安大略省、澳大利亚和新西兰的 {grouped(totals.hischool)}{' '}
      所中学，各份资料年份不同，联系前请先核对官网。先列常被问到的学校，再按人数排，与有无佣金无关。
    </p>
  )
}
