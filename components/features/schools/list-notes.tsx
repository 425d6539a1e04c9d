import { NoteGrid } from '@/components/blocks/note-grid'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import type { SchoolLevel } from '@/lib/contract/schools'
import { sourcesPath } from '@/lib/schools/school-ids'

type ListNotesProps = { level: SchoolLevel }

/** How to read a list of the library, and why some values are missing; the same text for all filters. */
export function ListNotes({ level }: ListNotesProps) {
  return (
    <>
      <p>
        {level === 'university'
          ? '名单帮您把范围缩到十几所。再往下要看专业、费用和能不能认证。'
          : '中学没有可比的名次。下面几件事比名气更影响孩子这几年。'}
      </p>
      <NoteGrid isNarrow notes={adviceOn(level)} />
      <p>没有查到来源就不写数字。它不是 0，也不表示学校不好；排序时总放在后面，正序倒序都一样。</p>
      <NoteGrid isNarrow notes={adviceOn(`${level}-missing`)} />
      <p>
        每项数据的来源、年份和许可见
        <Link href={sourcesPath}>院校库数据来源</Link>。
      </p>
    </>
  )
}
