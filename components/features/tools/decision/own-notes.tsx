'use client'

import { useId, useSyncExternalStore } from 'react'
import { noteLimit, readNote, subscribeToNotes, writeNote } from '@/lib/tools/decision/notes'
import './decision-sheet.css'

/**
 * The family's own notes about an option. They stay in this browser, are never sent, and are printed with the sheet.
 * Without scripts the paper has empty lines.
 */
export function OwnNotes({ option, title }: { option: string; title: string }) {
  const id = useId()
  const text = useSyncExternalStore(
    subscribeToNotes,
    () => readNote(option),
    () => null,
  )
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        家里对{title}的看法
      </label>
      <textarea
        id={id}
        className="w-full rounded-sm bg-white noscript:hidden! print:hidden! border border-line-strong min-h-24 py-2 px-3 resize-y"
        rows={4}
        maxLength={noteLimit}
        disabled={text === null}
        value={text ?? ''}
        onChange={(event) => writeNote(option, event.currentTarget.value)}
      />
      <p data-sheet="printed-note" className="hidden print:block" aria-hidden="true">
        {text}
      </p>
    </div>
  )
}
