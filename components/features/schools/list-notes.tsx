import { Band } from '@/components/blocks/band'
import { NoteGrid } from '@/components/blocks/note-grid'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { SchoolLevel } from '@/lib/contract/schools'
import { sourcesPath } from '@/lib/schools/school-ids'
import { choosing, missingReasons } from './advice'

export type ListNotesProps = { level: SchoolLevel }

/** How to read a list of the library, and why it does not know some things; the same words in all its states. */
export function ListNotes({ level }: ListNotesProps) {
  return (
    <>
      <Band
        id="reading"
        heading="怎么读这份名单"
        intro={
          level === 'university'
            ? '名单帮您把范围缩到十几所。再往下要看专业、费用和能不能认证。'
            : '中学没有可比的名次。下面几件事比名气更影响孩子这几年。'
        }
        tone="deep"
      >
        <NoteGrid notes={choosing[level]} />
      </Band>
      <Section labelledBy="missing" spacing="tight">
        <SectionHeader
          id="missing"
          title="为什么有的写“暂无数据”"
          text="没有查到来源就不写数字。它不是 0，也不表示学校不好；排序时总放在后面，正序倒序都一样。"
        />
        <NoteGrid notes={missingReasons[level]} />
        <p>
          每项数据的来源、年份和许可见
          <Link href={sourcesPath}>院校库数据来源</Link>。
        </p>
      </Section>
    </>
  )
}
