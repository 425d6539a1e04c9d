import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { ListPage } from '@/components/blocks/listing/list-page'
import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import { detailPath } from '@/lib/routing/paths'
import { type ChinaRuleKind, chinaRuleTitles, degreeClassNote, hasList } from '@/lib/schools/china-rules'
import styles from './china-rules.module.css'
import type { ChinaListData } from './load-china-lists'

/** The search in what UK universities publish of Chinese institutions: placement, average asked, words of the list, day read. */
export function ChinaListPage({ path, filters, state, lists, rules, isAsked, found }: ChinaListData) {
  const kind = kindOfInstitution(state.values.q)
  return (
    <ListPage
      crumbs={[
        { label: '首页', href: '/' },
        { label: '院校库', href: '/yxk' },
        { label: '中国院校名单查询' },
      ]}
      title="中国院校名单查询：英国大学认不认我的本科"
      intro={
        <p>
          输入您的本科学校，看公开名单的 {lists.length} 所英国大学怎样归类、要多高的均分。
          <strong>不在名单上怎么办，各校不同</strong>：{decidingNames(rules)}
          由名单决定能不能申请，别的只是分数线不同；没有公开名单的英国大学在页面下半部分。以学校官网当天为准。
        </p>
      }
      path={path}
      filters={filters}
      state={state}
      total={found.total}
      limit={found.limit}
      unit="条记录"
      below={<Universities path={path} lists={lists} rules={rules} />}
      count={isAsked ? undefined : '请先写学校名，或选一所英国大学'}
      empty={
        kind !== null ? (
          <p>
            “{kind}”是一类院校，不是校名：名单逐所列学校，没有哪份名单按 985、211
            或双非来分。请写您学校的全名；按类别定分数线的英国大学，见下面“没有公开名单的英国大学”。
          </p>
        ) : isAsked ? (
          <p>
            这几份名单里没有找到这个名字。可以用学校的现名或旧名再查一次，只写“苏州”“理工”这样的几个字也行。
            没有列出的，看下面各校对名单外怎么写，或直接写信问招生办公室。
          </p>
        ) : (
          <p>选一所英国大学，可以看它的整份名单；没有名单的，在页面下半部分。</p>
        )
      }
    >
      {found.institutions.length > 1 && (
        <p>
          名称相近的：
          {found.institutions.map(({ name, universities }, at) => (
            <span key={name}>
              {at > 0 && '、'}
              <Link href={`${path}?${new URLSearchParams({ q: name })}`}>{name}</Link>（{universities}{' '}
              份名单）
            </span>
          ))}
        </p>
      )}
      {found.list.length === 0 ? (
        <BeyondEnd path={path} state={state} />
      ) : (
        <PlainTable
          caption={`没有写均分的，看下面这所大学的说明和课程页。同一中文名有两行的，是官网按旧名和现名各列一次。${degreeClassNote}`}
          columns={['中国院校', '英国大学', '名单上的分组', '要的均分', '哪一年、何时读']}
          rows={found.list.map((row, at) => ({
            key: `${row.uk} ${row.name_zh} ${at}`,
            label: row.name_zh,
            cells: [
              <Link key="uk" href={detailPath.school(row.uk)}>
                {row.uk_name}
              </Link>,
              row.tier ?? '没有分组',
              row.score ??
                rules.find(({ uk, line_in }) => uk === row.uk && line_in !== null)?.inside ??
                '名单没有写',
              <span key="read">
                {row.cycle !== null && row.cycle !== '' && `${row.cycle}，`}
                {row.read_on} 读于
                <Link href={row.url} rel="noreferrer">
                  官网
                </Link>
              </span>,
            ],
          }))}
        />
      )}
    </ListPage>
  )
}

/** All universities with what they write, with and without a list. */
function Universities({ path, lists, rules }: Pick<ChinaListData, 'path' | 'lists' | 'rules'>) {
  return (
    <>
      <h2>有公开名单的英国大学</h2>
      <PlainTable
        caption="名单内外各怎么看；分数是百分制加权均分"
        columns={['英国大学', '名单', '名单内', '名单外', '读取日']}
        rows={lists.map(({ uk, uk_name, count, read_on, url }) => {
          const rule = rules.find((each) => each.uk === uk && hasList(each.kind))
          return {
            label: uk_name,
            cells: [
              <Link key="list" href={`${path}?uk=${uk}`}>
                {count.toLocaleString('en-US')} 所，看整份
              </Link>,
              rule?.inside ?? '看课程页',
              rule?.outside ?? '看学校页面',
              <span key="read">
                {read_on}，
                <Link href={url} rel="noreferrer">
                  官网
                </Link>
              </span>,
            ],
          }
        })}
      />
      <h2 id="no-list">没有公开名单的英国大学</h2>
      <p>
        共 {rules.filter(({ kind }) => !hasList(kind)).length} 条，按学校排名排列。{degreeClassNote}
      </p>
      {(['groups', 'same', 'unpublished', 'course'] as const).map((kind) => (
        <RulesOf key={kind} kind={kind} rules={rules.filter((rule) => rule.kind === kind)} />
      ))}
    </>
  )
}

type Rules = ChinaListData['rules']

const decidingNames = (rules: Rules): string =>
  rules
    .filter(({ kind }) => kind === 'list-decides')
    .map(({ uk_name }) => uk_name)
    .join('、')

/** Words for kinds of institutions, which people type for the name of their own. */
function kindOfInstitution(typed: string | undefined): string | null {
  return /^(双非|四非|双一流|985|211|985\/211|c9|一本|二本|三本|普本|民办|专科|大专)(院校|大学|本科|学校)?$/i.test(
    typed ?? '',
  )
    ? (typed ?? null)
    : null
}

/** Universities without a list that treat degrees in one way, folded: they are many. */
function RulesOf({ kind, rules }: { kind: ChinaRuleKind; rules: Rules }) {
  if (rules.length === 0) return null
  return (
    <details className={styles.rules}>
      <summary>
        {chinaRuleTitles[kind]}（{rules.length}）
      </summary>
      <PlainTable
        caption={chinaRuleTitles[kind]}
        columns={['英国大学', '怎样看中国本科', '读取日']}
        rows={rules.map(({ uk, uk_name, scope, summary, caveat, reviewed_on, url }) => ({
          key: `${uk} ${scope}`,
          label: uk_name,
          cells: [
            <span key="rule">
              {scope === '硕士' ? '' : `${scope}：`}
              {summary}
              {caveat}
              <Link href={`${detailPath.school(uk)}#china`}>学校页</Link>
            </span>,
            <span key="read">
              {reviewed_on}，
              <Link href={url} rel="noreferrer">
                官网
              </Link>
            </span>,
          ],
        }))}
      />
    </details>
  )
}
