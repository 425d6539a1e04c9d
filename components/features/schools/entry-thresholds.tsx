import { DataTable } from '@/components/ui/data-table'
import {
  type EntryThreshold,
  qualifications,
  thresholdAnchor,
  thresholdCautions,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import { FoldOfRows } from './fold-of-rows'

/**
 * The requirements of a school for A-level, IB, the gaokao and others, in a fold that names them; nothing when none
 * are known.
 */
export function EntryThresholds({ school, country }: { school: string; country: string }) {
  const groups = thresholdsOf(school)
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const names = groups.map(({ qualification }) => qualifications[qualification])
  return (
    <FoldOfRows count={count} label={`${names.join('、')}要多少（${count} 项）`}>
      {groups.map(({ qualification, rows }) => (
        <div key={qualification} id={thresholdAnchor(qualification)}>
          <DataTable
            caption={`${qualifications[qualification]}，照学校的写法`}
            isHeadHidden
            rows={rows}
            keyOf={({ id }) => id}
            head={{
              label: '专业',
              cell: ({ subject }) => subject ?? '全校',
              href: ({ check }) => check?.url,
            }}
            columns={[
              { id: 'threshold', label: '要求', isWords: true, cell: ({ threshold }) => threshold },
              { id: 'more', label: '说明', as: 'second', isWords: true, cell: (row) => remarks(row) },
            ]}
          />
        </div>
      ))}
      <p>
        {thresholdCautions[country] ?? ''}没有一行是今天在官网核对的；能点的行打开学校的页面，申请前再看一遍。
      </p>
    </FoldOfRows>
  )
}

const remarks = ({ english, note, year, caution }: EntryThreshold) =>
  [year, english === null ? null : `英语 ${english}`, note, caution]
    .filter((part) => part !== null)
    // A note may be a sentence of its own.
    .map((part) => part.replace(/。$/, ''))
    .join('；')
