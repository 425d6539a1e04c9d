'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { createRequestIds } from '@/components/site/lead/request-ids'
import { apiAddress, chatOperatorPath } from '@/lib/leads/api-paths'
import { nameLimit } from '@/lib/leads/field-limits'
import { chatNotes } from './chat-notes'
import './chat-view.css'

/** A form of a conversation's page. It works without scripts; with scripts the page is not reloaded. */
export function ChatForm({
  code,
  action,
  caller,
  requestId,
  children,
}: {
  code: string
  action: string
  caller: string
  /** Id by which the host recognises a repeated post when the browser sends the form itself. */
  requestId?: string
  children: ReactNode
}) {
  const router = useRouter()
  const [ids] = useState(createRequestIds)
  const [said, setSaid] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  // A state is only known to presses after the next drawing: a press just after the answer would be dropped.
  const isBusy = useRef(false)

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const { id, ...fields } = Object.fromEntries(
      [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
    )
    isBusy.current = true
    setIsSending(true)
    const note = await post(id === undefined ? fields : { ...fields, id: ids.idFor(fields) })
    isBusy.current = false
    setIsSending(false)
    setSaid(note ?? 'unsent')
    if (note === null) return
    ids.answered()
    // A quick reply must not delete the text that is being written.
    if (note === action && fields.quick === undefined) emptySent(form, fields)
    router.refresh()
  }

  const text = said === null ? undefined : chatNotes[said]
  return (
    <form
      method="post"
      action={apiAddress(chatOperatorPath)}
      data-desk="form"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!isBusy.current) void send(event.currentTarget, submitter)
      }}
    >
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="action" value={action} />
      {requestId !== undefined && <input type="hidden" name="id" value={requestId} />}
      {caller === '' ? (
        <label>
          您的姓名（只填一次，访客看得到）
          <input name="caller" type="text" autoComplete="name" required maxLength={nameLimit} />
        </label>
      ) : (
        <input type="hidden" name="caller" value={caller} />
      )}
      {children}
      <p role="status" className="empty:hidden font-semibold">
        {isSending ? '正在发送…' : text}
      </p>
    </form>
  )
}

/**
 * Empties the fields that were sent. The name stays until the page knows it, because a form without it sends nothing;
 * so does text that was typed during the request.
 */
function emptySent(form: HTMLFormElement, sent: Record<string, string>) {
  const typed = new FormData(form)
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isSent = typed.get(control.name) === sent[control.name]
    if (isSent && control.name !== 'caller') control.value = control.defaultValue
  }
}

/** Sends an action. Returns the host's code for the result; null when there was no answer. */
async function post(fields: Record<string, string>): Promise<string | null> {
  try {
    const response = await fetch(apiAddress(chatOperatorPath), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    return noteIn(await response.json())
  } catch (error) {
    console.error('chat action not sent', error)
    return null
  }
}

/** The host's code for the result. */
function noteIn(answer: unknown): string {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  const said = typeof data === 'object' && data !== null && 'said' in data ? data.said : null
  return typeof said === 'string' ? said : 'unsent'
}
