import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { type EntryThreshold, qualifications, thresholdsOf } from '@/lib/admissions/entry-thresholds'

/** What has to be known before a line is read as one's own, by country. */
const cautions: Readonly<Record<string, string>> = {
  hk: '内地应届高考生走内地高考通道，国际课程的线不是自己的线。',
  sg: 'IB、A-level 是国际资历通道，内地普通高中学生多数不适用。',
  uk: '写明的是最低或典型录取，达到不等于录取。',
}

/** What a school asks of A-level, IB, the gaokao and others, each in a fold; nothing where nothing is known. */
export function EntryThresholds({ school, country }: { school: string; country: string }) {
  return thresholdsOf(school).map(({ qualification, rows }) => (
    <Fold
      key={qualification}
      id={`entry-${qualification.replace('_', '-')}`}
      label={`${qualifications[qualification]}要多少${rows.length > 1 ? `（${rows.length} 项）` : ''}`}
    >
      <DataTable
        caption={`${qualifications[qualification]}的要求，照学校的写法`}
        isCaptionHidden
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
        foot={`${cautions[country] ?? ''}没有一行是今天在官网核对的；能点的行打开学校的页面，申请前再看一遍。`}
      />
    </Fold>
  ))
}

const remarks = ({ english, note, year, caution }: EntryThreshold) =>
  [year, english === null ? null : `英语 ${english}`, note, caution]
    .filter((part) => part !== null)
    .join('；')
