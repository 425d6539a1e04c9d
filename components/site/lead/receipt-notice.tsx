import { receiptActions } from '@/lib/leads/receipt'

/** The results of the last form of a receipt. */
const notes = {
  time: { text: '时段已保存，顾问那边看得到。', isDone: true },
  call: { text: '已改为可以打电话。', isDone: true },
  wechat: { text: '已改为只用微信联系，顾问那边看得到。', isDone: true },
  stop: { text: '已停止联系，顾问那边看得到。', isDone: true },
  erase: { text: '已删除。', isDone: true },
  busy: { text: '操作过于频繁，没有保存，请过几分钟再试。', isDone: false },
  malformed: { text: '没有保存：请选好内容再提交；删除要先勾选确认。', isDone: false },
  fault: { text: '系统繁忙，没有保存，请稍后再试。', isDone: false },
} as const

export type ReceiptNote = keyof typeof notes

/** The note that an address names; null for any other text, so that an address cannot put words into the page. */
export function noteOf(text: string | string[] | undefined): ReceiptNote | null {
  const known: readonly ReceiptNote[] = [...receiptActions, 'busy', 'malformed', 'fault']
  return known.find((note) => note === text) ?? null
}

export function ReceiptNotice({ note }: { note: ReceiptNote }) {
  const { text, isDone } = notes[note]
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={
        isDone
          ? 'text-heading mt-2 rounded-sm py-3 px-4 border-s-4 border-s-success bg-[#e8f2ec]'
          : 'text-heading mt-2 rounded-sm py-3 px-4 border-s-4 border-danger bg-accent-soft'
      }
    >
      {text}
    </p>
  )
}
