import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'

const note = z.string('写一句话').min(1, '写一句话').max(80, '至多 80 个字：编辑器里只显示得下这么多')
const notes = z.record(z.string(), note)

/** What editors show while an author writes: when to use a block, and what each field is. */
export const fieldNotes = tableOf({
  name: 'field-notes',
  file: 'lib/content/labels/field-notes.yaml',
  title: '编辑器里的说明',
  schema: z.strictObject({ blocks: notes, any: notes, kinds: z.record(z.string(), notes) }),
})
