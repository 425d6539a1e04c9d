import { BeyondEnd } from '@/components/blocks/listing/beyond-end'
import { ListPage } from '@/components/blocks/listing/list-page'
import { PlainTable } from '@/components/blocks/plain-table'
import { each } from '@/components/ui/each'
import { detailPath } from '@/lib/routing/paths'
import type { ChinaListData } from './load-china-lists'

/** The search in what UK universities publish of Chinese institutions: placement, average asked, words of the list, day read. */
export function ChinaListPage({ path, filters, state, lists, isAsked, found }: ChinaListData) {
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
          输入您的本科学校，看公开名单的 {lists.length}{' '}
          所英国大学怎样归类、要多高的均分。名单只列各校官网写明的话，以学校官网当天为准；
          <strong>不在名单上不等于不能申请</strong>，多数英国大学没有公开名单，另有自己的算法。
        </p>
      }
      path={path}
      filters={filters}
      state={state}
      total={found.total}
      limit={found.limit}
      unit={isAsked ? '条记录' : '条记录（请先输入学校）'}
      empty={
        isAsked ? (
          <p>
            这几份名单里没有找到这个名字。可以用学校的现名或旧名再查一次，只写“苏州”“理工”这样的几个字也行。
            没有列出不等于被拒：请看下面各校的规则页，或直接写信问招生办公室。
          </p>
        ) : (
          <p>先写学校名，或选一所英国大学看它的整份名单。</p>
        )
      }
    >
      {found.institutions.length > 1 && (
        <p>
          名称相近的：
          {each(found.institutions, ({ name, universities }, at) => (
            <span>
              {at > 0 && '、'}
              <a href={`${path}?${new URLSearchParams({ q: name })}`}>{name}</a>（{universities} 份名单）
            </span>
          ))}
        </p>
      )}
      {found.list.length === 0 ? (
        <BeyondEnd path={path} state={state} />
      ) : (
        <PlainTable
          caption="“分组”和“均分”是学校官网的原话；没有写均分的，去该校课程页查。同一中文名有两行的，是官网按旧名和现名各列一次。"
          columns={['中国院校', '英国大学', '分组（官网原文）', '均分要求（官网原文）', '哪一年、何时读']}
          rows={found.list.map((row, at) => ({
            key: `${row.uk} ${row.name_zh} ${at}`,
            label: row.name_zh,
            cells: [
              <a key="uk" href={detailPath.school(row.uk)}>
                {row.uk_name}
              </a>,
              <span key="tier" lang="en">
                {row.tier ?? '暂无数据'}
              </span>,
              row.score ?? '名单没有写',
              <span key="read">
                {row.cycle !== null && row.cycle !== '' && `${row.cycle}，`}
                {row.read_on} 读于
                <a href={row.url} rel="noreferrer">
                  官网
                </a>
              </span>,
            ],
          }))}
        />
      )}
      <h2>有公开名单的英国大学</h2>
      <PlainTable
        caption="各份名单的长度与读取日；其余英国大学的规则见各校页面"
        columns={['英国大学', '名单所数', '读取日']}
        rows={lists.map(({ uk, uk_name, count, read_on, url }) => ({
          label: uk_name,
          cells: [
            <a key="list" href={`${path}?uk=${uk}`}>
              {count.toLocaleString('en-US')} 所，看整份
            </a>,
            <span key="read">
              {read_on}，
              <a href={url} rel="noreferrer">
                官网
              </a>
            </span>,
          ],
        }))}
      />
    </ListPage>
  )
}
