'use client'

import { type ComponentType, type RefObject, useRef, useState } from 'react'
import styles from './search-box.module.css'
import { isNarrow } from './viewport'

type List = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

/**
 * The field of the header's search. Its suggestions are loaded when somebody begins to type on the desktop; without them, and without
 * scripts, it is a plain search field.
 */
export function SuggestingInput() {
  const input = useRef<HTMLInputElement>(null)
  const [List, setList] = useState<List>()
  const load = () => {
    if (List !== undefined || isNarrow()) return
    void import('./suggestion-list').then(
      (loaded) => setList(() => loaded.SuggestionList),
      () => undefined,
    )
  }
  return (
    <>
      <label className="min-w-0 flex-1">
        <span className="sr-only">站内搜索</span>
        <input
          ref={input}
          type="search"
          name="Keyword"
          className={`${styles.input} w-full border border-line-strong bg-white text-body block h-[var(--search-height,var(--spacing-target))] py-0 px-4 border-r-0 rounded-l-sm appearance-none`}
          placeholder="院校、专业、国家或考试"
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onInput={load}
        />
      </label>
      {List !== undefined && <List input={input} />}
    </>
  )
}
