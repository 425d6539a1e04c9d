import { Icon } from '@/components/ui/icon'
import styles from './search-box.module.css'
import { SiteSearchForm } from './site-search-form'

/** Site search (specification §2 Header). The results page redirects an empty search to the OSSD page. */
export function SearchBox() {
  return (
    <search className={`${styles.search} full-width`}>
      <SiteSearchForm className="flex">
        <label className="shrinks grow">
          <span className="visually-hidden">站内搜索</span>
          <input
            type="search"
            name="Keyword"
            className={`${styles.input} full-width outlined paper text`}
            placeholder="院校、专业、国家或考试"
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button
          type="submit"
          className={`${styles.button} inline-row gap-2 strong plain no-wrap rigid to-middle`}
        >
          <Icon of="search" />
          <span>搜索</span>
        </button>
      </SiteSearchForm>
    </search>
  )
}
