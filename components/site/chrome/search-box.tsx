'use client'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './search-box.module.css'

/**
 * Site search (specification §2 Header): text goes to the results, an empty box elsewhere. The form is a plain GET
 * form, so it searches without scripts too; the results page then deals with an empty box.
 * @param props.whenEmpty where an empty box leads; told by the server, so that the table of paths stays there
 */
export function SearchBox({ whenEmpty }: { whenEmpty: string }) {
  const router = useRouter()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = new FormData(event.currentTarget).get('Keyword')
    const text = typeof keyword === 'string' ? keyword.trim() : ''
    router.push(text === '' ? whenEmpty : `/search?Keyword=${encodeURIComponent(text)}`)
  }

  return (
    <search className={styles.search}>
      <form action="/search" method="get" className={styles.form} onSubmit={onSubmit}>
        <label className={styles.field}>
          <span className="visually-hidden">站内搜索</span>
          <input
            type="search"
            name="Keyword"
            className={styles.input}
            placeholder="院校、专业、国家或考试"
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={styles.button}>
          <Icon of="search" />
          <span>搜索</span>
        </button>
      </form>
    </search>
  )
}
