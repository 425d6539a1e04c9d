import { Icon } from '@/components/ui/icon'
import styles from './search-box.module.css'
import { SiteSearchForm } from './site-search-form'
import { SuggestingInput } from './suggesting-input'

/** Site search (specification §2 Header). The results page redirects an empty search to the OSSD page. */
export function SearchBox() {
  return (
    <search className={`${styles.search} w-full relative max-w-108`}>
      <SiteSearchForm className="flex">
        <SuggestingInput />
        <button
          type="submit"
          className={`${styles.button} inline-flex items-center gap-2 font-semibold no-underline whitespace-nowrap flex-none justify-center`}
        >
          <Icon of="search" />
          <span>搜索</span>
        </button>
      </SiteSearchForm>
    </search>
  )
}
