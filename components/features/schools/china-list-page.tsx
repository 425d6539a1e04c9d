import { ListPage } from '@/components/blocks/listing/list-page'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { WholeValues } from '@/components/ui/whole-values'
import { grouped } from '@/lib/core/numbers'
import { detailPath, paths } from '@/lib/routing/paths'
import { averageMarks, insideText } from '@/lib/schools/china-averages'
import {
  chinaRuleKinds,
  chinaRuleTitles,
  degreeClassNote,
  hasList,
  offListText,
} from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import { AverageRuler } from './average-ruler'
import type { ChinaListData } from './load-china-lists'

/**
 * The search in what UK universities publish about Chinese institutions: group, required average, words of the list,
 * day of reading.
 */
export function ChinaListPage(data: ChinaListData) {
  const { filters, state, lists, rules, averages, isAsked, found } = data
  const { q = '' } = state.values
  const britishNames = <BritishNames {...data} />
  const own = found.institutions.find(({ name }) => name === q)
  const similar = found.institutions.filter((each) => each !== own)
  const isOn = (uk: string) => found.list.some((row) => row.uk === uk && row.name_zh === q)
  return (
    <>
      <ListPage
        scene="exam"
        above={[{ label: '院校库', href: paths.schools }]}
        title="中国院校名单查询"
        meta={`${lists.length} 所英国大学的公开名单`}
        path={chinaPath}
        filters={filters}
        state={state}
        found={found}
        unit="条记录"
        below={
          isAsked && found.list.length ? (
            <Link href={`${chinaPath}#no-list`} className="inline-flex items-center min-h-target">
              没有公开名单的英国大学怎样看
            </Link>
          ) : (
            <Universities {...data} />
          )
        }
        count={
          own ? (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-[2.75rem] leading-tight font-figure font-semibold text-heading">
                {own.universities}
              </span>
              份名单里有{q}
            </span>
          ) : isAsked ? undefined : (
            '英国大学认不认我的本科：请先写学校名，或点下面一所大学看整份名单'
          )
        }
        empty={
          institutionKinds.test(q) ? (
            <p>
              “{q}”是一类院校，不是校名：名单逐所列学校，没有哪份名单按 985、211
              或双非来分。请写您学校的全名；按类别定分数线的英国大学，见下面“没有公开名单的英国大学”。
            </p>
          ) : isAsked ? (
            <>
              {britishNames}
              <OffList rules={rules} />
              <p>
                这几份名单里没有找到这个名字。可以用学校的现名或旧名再查一次，只写“苏州”“理工”这样的几个字也行。
                也没有的，按上面各校对名单外的写法，或直接写信问招生办公室。
              </p>
            </>
          ) : null
        }
      >
        {found.list.some(({ is_british_degree }) => is_british_degree) && state.values.q !== undefined && (
          <p className="font-semibold">
            这里有按英国学位等级（2:1、2:2）计的学校：它颁发英国大学的学位。名单是给中国学位的，它不在别的名单上是正常的，不等于只有这里列的英国大学认可；要哪一等，看目标大学对英国学位的要求。
          </p>
        )}
        {britishNames}
        <OffList
          rules={rules.filter(({ uk }) =>
            state.values.uk === undefined ? !isOn(uk) : uk === state.values.uk,
          )}
        />
        <OwnAverage {...data} />
        <DataTable
          isAnswer
          caption={q ? '按英国大学列' : '按中国院校列'}
          rows={found.list.map((row, at) => ({ ...row, at }))}
          keyOf={(row) => `${row.uk} ${row.name_zh} ${row.at}`}
          head={
            q
              ? {
                  label: '英国大学',
                  cell: ({ uk_name }) => uk_name,
                  href: ({ uk }) => `${detailPath.school(uk)}#admission`,
                  below: ({ name_zh }) =>
                    name_zh !== q && <small className="block text-muted font-normal">{name_zh}</small>,
                }
              : { label: '中国院校', cell: ({ name_zh }) => name_zh, href: ({ name_zh }) => hrefOf(name_zh) }
          }
          columns={(column) => [
            column.words(
              '要的均分',
              ({ uk, score }) => score ?? insideText(averages.filter((row) => row.uk === uk)) ?? '名单没有写',
            ),
            column.detail('名单上的分组', ({ tier }) => tier ?? '没有分组'),
            {
              ...column.detail('哪一年、何时查', ({ cycle, read_on, url }) => (
                <span>
                  <WholeValues text={`${cycle ? `${cycle}，` : ''}${read_on} 查于`} />
                  <Link href={url} className="whitespace-nowrap">
                    官网
                  </Link>
                </span>
              )),
              isControl: true,
            },
          ]}
          foot={`没有写均分的，看下面这所大学的说明和课程页。同一中文名有两行的，是官网按旧名和现名各列一次。${degreeClassNote}`}
        />
        {similar.length > 0 && (
          <p>
            名称相近的：
            {similar.map(({ name, universities }, at) => (
              <span key={name}>
                {at > 0 && '、'}
                <Link href={hrefOf(name)}>{name}</Link>（{universities} 份名单）
              </span>
            ))}
          </p>
        )}
      </ListPage>
      <BottomForm kind="general" title="请顾问看我的本科够不够" source="中国院校名单" />
    </>
  )
}

const hrefOf = (name: string) => `${chinaPath}?${new URLSearchParams({ q: name })}`

/** The lists of British universities whose name was typed in place of a Chinese one. */
function BritishNames({ state, british }: ChinaListData) {
  if (!british.length) return null
  return (
    <p role="status">
      {`“${state.values.q}”是英国的大学，要看它怎样归类中国院校：`}
      {british.map(({ id, name, hasList }, at) => (
        <span key={id}>
          {at > 0 && '、'}
          {hasList ? (
            <Link href={`${chinaPath}?uk=${id}`}>{name}的名单</Link>
          ) : (
            <Link href={`${detailPath.school(id)}#admission`}>{name}（没有公开名单，看它的要求）</Link>
          )}
        </span>
      ))}
    </p>
  )
}

/** All universities with what they publish, with and without a list. */
function Universities({ lists, rules }: ChinaListData) {
  return (
    <>
      <h2 className="font-display text-2xl">有公开名单的英国大学</h2>
      <OffList rules={rules} />
      <DataTable
        caption="名单内外各怎么看；分数是百分制加权均分"
        rows={lists.map((list) => ({
          ...list,
          rule: rules.find((each) => each.uk === list.uk && hasList(each.kind)),
        }))}
        keyOf={({ uk }) => uk}
        openRows={openLists}
        head={{
          label: '英国大学',
          cell: ({ uk_name }) => uk_name,
          href: ({ uk }) => `${chinaPath}?uk=${uk}`,
        }}
        columns={(column) => [
          column.value('名单', ({ count }) => `${grouped(count)} 所`),
          column.detail('名单内', ({ rule }) => rule?.inside, '名单内'),
          column.detail('名单外', ({ rule }) => rule?.outside, '名单外'),
          {
            ...column.detail('读取日', ({ read_on, url }) => <ReadOn day={read_on} url={url} />),
            isControl: true,
          },
        ]}
      />
      <h2 id="no-list" className="font-display text-2xl">
        没有公开名单的英国大学
      </h2>
      <p>共 {rules.filter(({ kind }) => !hasList(kind)).length} 条，按学校排名排列。</p>
      <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-12 lg:items-start">
        {chinaRuleKinds
          .filter((kind) => !hasList(kind))
          .map((kind) => {
            const own = rules.filter((rule) => rule.kind === kind)
            return (
              <Fold key={kind} label={`${chinaRuleTitles[kind]}（${own.length} 条）`}>
                <DataTable
                  isFacts
                  isHeadHidden
                  isCaptionHidden
                  caption={chinaRuleTitles[kind]}
                  rows={own}
                  keyOf={({ uk, scope }) => `${uk} ${scope}`}
                  head={{
                    label: '英国大学',
                    cell: ({ uk, uk_name }) => (
                      <Link href={`${detailPath.school(uk)}#admission`}>
                        <WholeValues text={uk_name} />
                      </Link>
                    ),
                  }}
                  columns={(column) => [
                    column.words(
                      '怎样看中国本科',
                      ({ scope, summary, caveat }) =>
                        `${scope === '硕士' ? '' : `${scope}：`}${summary}${caveat ?? ''}`,
                    ),
                    column.detail('读取日', ({ reviewed_on, url }) => <ReadOn day={reviewed_on} url={url} />),
                  ]}
                />
              </Fold>
            )
          })}
      </div>
    </>
  )
}

/** Number of lists that are open on the start page. */
const openLists = 4

type Rules = ChinaListData['rules']

/** The day on which a university's page was read, with the page. */
const ReadOn = ({ day, url }: { day: string; url: string }) => (
  <span className="whitespace-nowrap">
    {day}，<Link href={url}>官网</Link>
  </span>
)

/** What happens off the lists of these universities; nothing when none of them has a list. */
function OffList({ rules }: { rules: Rules }) {
  const text = offListText(rules)
  return (
    text && (
      <p>
        <strong>不在名单上怎么办</strong>：{text}。
      </p>
    )
  )
}

/** Words for kinds of institutions, which visitors type instead of a name. */
const institutionKinds =
  /^(双非|四非|双一流|985|211|985\/211|c9|一本|二本|三本|普本|民办|专科|大专)(院校|大学|本科|学校)?$/i

/** The ruler of the asked university with the visitor's average. One that cannot be read is not drawn, and said why. */
function OwnAverage({ state, lists, averages, own }: ChinaListData) {
  const { uk } = state.values
  const of = averages.filter((row) => row.uk === uk)
  const name = lists.find((list) => list.uk === uk)?.uk_name
  if (!uk || !name || averageMarks(of).length === 0) return null
  return (
    <div id="own" className="grid gap-4">
      <AverageRuler name={name} averages={of} own={own.value} />
      <search aria-label="放上我的均分">
        <QueryForm state={own} action={`${chinaPath}#own`} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="uk" value={uk} />
          <TextField
            id="average"
            name="average"
            inputMode="decimal"
            label="我的均分（百分制）"
            maxLength={5}
            defaultValue={own.typed ?? ''}
            error={own.problem ?? null}
          />
          <Button type="submit" variant="secondary">
            放到尺上
          </Button>
        </QueryForm>
      </search>
    </div>
  )
}
