import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import { adviceOn } from '@/lib/collections/kinds/advice'

/** Replaces the cases while none may be shown. */
export function NoCases() {
  return (
    <NobodyPublished
      heading="现在没有可以公开的案例"
      notes={adviceOn('no-cases')}
      action="请顾问讲相近的情况"
    />
  )
}
