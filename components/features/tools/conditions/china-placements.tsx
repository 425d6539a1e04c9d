import { PlainTable } from '@/components/blocks/plain-table'
import { each } from '@/components/ui/each'
import { chinaPath } from '@/lib/schools/school-ids'
import type { ChinaRow } from '@/lib/tools/conditions/china-lists'
import { type ConditionInput, conditionsHref } from '@/lib/tools/conditions/input'
import styles from './conditions-result.module.css'
import type { ChinaView } from './load-china'

/** How the UK universities with a published list place a Chinese one, and what average they ask of it. */
export function ChinaPlacements({ view, input }: { view: ChinaView; input: ConditionInput }) {
  const { institution, rows, others } = view
  if (institution === null) {
    return (
      <div className={styles.gaps}>
        <p>
          各份名单里没有叫“{input.university}”的学校。
          {others.length > 0 ? (
            <>
              您是说
              {each(others, (name, at) => (
                <span>
                  {at > 0 && '、'}
                  <a href={`${conditionsHref({ ...input, university: name })}#country-uk`}>{name}</a>
                </span>
              ))}
              ？
            </>
          ) : (
            '请写中文全名。'
          )}
          名单外不等于不能申请，<a href={chinaPath}>各校对名单外的写法在这里</a>。
        </p>
      </div>
    )
  }
  return (
    <div className={styles.gaps}>
      {institution !== input.university && (
        <p>
          “{input.university}”按{institution}查；不是这所，请写中文全名。
        </p>
      )}
      <PlainTable
        caption={`英国 ${rows.length} 所公布名单的大学怎样看${institution}；达到均分不等于会被录取`}
        columns={['英国大学', '名单上的分组', '要的均分（二等一）', '和您的均分比']}
        rows={rows.map((row) => ({
          key: row.id,
          label: row.name,
          cells: [
            <span key="tier">
              {row.tier ?? '不在名单上'}（
              <a href={row.url} rel="noreferrer">
                官网名单
              </a>
              ，{row.readOn} 读；
              <a href={`/yxk/${row.id}#china`}>学校页</a>）
            </span>,
            row.asked === null ? '名单没有写百分数，看课程页' : `${row.asked}%`,
            comparedWords(row, input),
          ],
        }))}
      />
      <p>
        没有公布完整名单的大学（牛津、帝国理工、伦敦政经、曼彻斯特等）不在表里，它们的写法看
        <a href={chinaPath}>中国院校名单查询</a>。名单外不等于不能申请。
      </p>
    </div>
  )
}

function comparedWords({ standing, missing }: ChinaRow, { grade }: ConditionInput): string {
  switch (standing) {
    case 'reached':
      return '达到'
    case 'short':
      return `还差 ${missing} 分`
    case 'listed':
      return grade?.system === 'percent' ? '无法比较' : '填百分制均分后可比'
    case 'unlisted':
      return '看学校对名单外的写法'
  }
}
