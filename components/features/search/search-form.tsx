import { SiteSearchForm } from '@/components/site/chrome/site-search-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { keywordLimit } from '@/lib/contract/search'

/** A search box with the current words: a GET form, so the address contains the search and no script is needed. */
export function SearchForm({ keyword }: { keyword: string }) {
  return (
    <search aria-label="修改搜索内容">
      <SiteSearchForm key={keyword} className="max-w-168 grid grid-cols-main-end gap-2 print:hidden!">
        <label htmlFor="search-keyword" className="sr-only">
          要找什么
        </label>
        <input
          id="search-keyword"
          type="search"
          name="Keyword"
          className="min-h-12 px-4 border border-line-strong bg-white rounded-sm"
          defaultValue={keyword}
          placeholder="院校、专业、国家或考试"
          maxLength={keywordLimit}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon of="search" strokeWidth={2} />
          搜索
        </Button>
      </SiteSearchForm>
    </search>
  )
}
