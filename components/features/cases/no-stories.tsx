import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import { adviceOn } from '@/lib/collections/kinds/advice'

/** Replaces the admissions while none may be shown. */
export function NoStories() {
  return (
    <NobodyPublished
      heading="现在没有可以公开的录取消息"
      notes={adviceOn('no-stories')}
      action="请顾问给我回电"
    />
  )
}
