'use client'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/routing/paths'
import styles from './search-box.module.css'

/**
 * Site search (specification §2 Header): text goes to the results, an empty box to the OSSD page. The form is a plain GET
 * form, so it searches without scripts too; the results page then deals with an empty box.
 */
export function SearchBox() {
  const router = useRouter()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = new FormData(event.currentTarget).get('Keyword')
    const text = typeof keyword === 'string' ? keyword.trim() : ''
    router.push(text === '' ? paths.ossd : paths.search(text))
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
