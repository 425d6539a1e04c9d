import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Receipt, ReceiptAction } from '@/lib/leads/receipt'
import './receipt.css'

type ReceiptFormProps = {
  code: string
  action: ReceiptAction
  /** Names the group of choices inside, if there is one. */
  label?: string
  children: ReactNode
}

/** A form for one change to a receipt, which works without scripts. The answer redirects to the receipt. */
export function ReceiptForm({ code, action, label, children }: ReceiptFormProps) {
  return (
    <form
      method="post"
      action="/apipc/v1/receipt"
      aria-label={label}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="receipt" value={code} />
      <input type="hidden" name="action" value={action} />
      {label === undefined ? (
        children
      ) : (
        <fieldset className="grid justify-items-start gap-4 w-full min-w-0">
          <legend className="sr-only">{label}</legend>
          {children}
        </fieldset>
      )}
    </form>
  )
}

/** Inside a fold and confirmed by a checkbox, because erased data cannot be restored. */
export function EraseForm({ code, scope }: { code: string; scope: Receipt['scope'] }) {
  return (
    <details data-receipt="erase" className="grid gap-3">
      <summary className="flex items-center min-h-target font-semibold cursor-pointer">删除我的资料</summary>
      <p>
        {scope === 'person'
          ? '清空这个手机号在本站的全部提交，并通知顾问的系统删除。删除之后顾问无法再联系您，也无法恢复。'
          : '清空这一次提交的内容，并通知顾问的系统删除。删除之后无法恢复。'}
      </p>
      <ReceiptForm code={code} action="erase">
        <label data-receipt="confirm" className="flex items-center gap-3 min-h-target cursor-pointer">
          <input type="checkbox" name="confirm" value="1" required />
          <span>我确定要删除，知道无法恢复</span>
        </label>
        <Button type="submit" data-receipt="danger" variant="secondary">
          删除
        </Button>
      </ReceiptForm>
    </details>
  )
}
