import { type FormEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import './own-chat.css'

/** The field for a question. Its text stays until the question is sent. */
export function AskForm({
  isSending,
  onAsk,
}: {
  isSending: boolean
  onAsk: (question: string) => Promise<boolean>
}) {
  const id = useId()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('question')
    if (!(field instanceof HTMLInputElement)) return
    const question = field.value.trim()
    if (question === '' || isSending || !(await onAsk(question))) return
    // Text typed during the request, behind the question or instead of it, is the next question.
    const typed = field.value.trimStart()
    field.value = typed.startsWith(question) ? typed.slice(question.length).trimStart() : typed
  }

  return (
    <form
      data-chat="ask"
      className="grid gap-2 border-t border-line grid-cols-main-end px-4 py-3"
      onSubmit={onSubmit}
    >
      <label className="sr-only" htmlFor={id}>
        输入问题
      </label>
      <input
        className="min-w-0 border border-line-strong rounded-sm bg-white"
        id={id}
        name="question"
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        placeholder="例如：加拿大签证要什么材料"
      />
      <Button type="submit" variant="secondary">
        <Icon of="message-square-text" strokeWidth={1.75} />
        {isSending ? '发送中' : '发送'}
      </Button>
    </form>
  )
}
