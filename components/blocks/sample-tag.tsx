import { Tag } from '@/components/ui/tag'

/** Marks a sample: an invented person, case or admission. It is shown at each of them. */
export function SampleTag() {
  return (
    <Tag tone="quiet" title="示例内容，非真实客户或人员">
      示例
    </Tag>
  )
}
