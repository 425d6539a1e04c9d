import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { classUnstated } from '@/lib/schools/china-averages'
import { degreeClassNote } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import type { ChinaGroup, ChinaRow } from '@/lib/tools/conditions/china-lists'
import { type ConditionInput, conditionsHref } from '@/lib/tools/conditions/input'
import type { ChinaView } from './load-china'

/**
 * The group of a Chinese institution at UK universities with a published list or score, and the average that they
 * require.
 */
export function ChinaPlacements({ view, input }: { view: ChinaView; input: ConditionInput }) {
  const { institution, rows, others } = view
  if (input.university !== null && institution === null) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <p>
          各份名单里没有叫“{input.university}”的学校。
          {others.length > 0 ? (
            <>
              您是说
              {others.map((name, at) => (
                <span key={name}>
                  {at > 0 && '、'}
                  <Link href={`${conditionsHref({ ...input, university: name })}#country-uk`}>{name}</Link>
                </span>
              ))}
              ？
            </>
          ) : (
            '请写中文全名。'
          )}
          有的学校名单外照收，有的名单决定能不能申请，<Link href={chinaPath}>各校的写法在这里</Link>。
        </p>
      </div>
    )
  }
  const inGroup = (group: ChinaGroup) => rows.filter((row) => row.group === group)
  const [reached, missed, unknown] = [inGroup('reached'), inGroup('missed'), inGroup('unknown')]
  return (
    <div className="grid grid-cols-1 gap-4">
      {institution !== null && institution !== input.university && (
        <p>
          “{input.university}”按{institution}查；不是这所，请写中文全名。
        </p>
      )}
      <p>
        {degreeClassNote}带 * 的，{classUnstated}。
      </p>
      <Rows caption={`达到（${reached.length} 所）`} rows={reached} />
      <Rows caption={`未达到（${missed.length} 所）`} rows={missed} />
      {unknown.length > 0 && (
        <Rows caption={`不清楚（${unknown.length} 所）：没有写分数，或看院校类别和课程`} rows={unknown} />
      )}
      <p>
        牛津、帝国理工、伦敦政经、曼彻斯特等看本科院校、但没有公布完整的名单，要多少分看各校页面，不在表里，写法看
        <Link href={chinaPath}>中国院校名单查询</Link>。
      </p>
    </div>
  )
}

function Rows({ caption, rows }: { caption: string; rows: readonly ChinaRow[] }) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={(row) => `${row.id} ${row.url}`}
      head={{ label: '英国大学', cell: ({ name }) => name, href: ({ id }) => `/yxk/${id}#admission` }}
      columns={(column) => [
        column.detail('看不看本科院校', ({ placed }) => placed),
        column.detail('要的均分', ({ asked }) => asked ?? '没有写', '要'),
        column.value('和您的均分比', ({ verdict }) => verdict),
      ]}
    />
  )
}
