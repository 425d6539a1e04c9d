import { LinkList } from '@/components/blocks/link-list'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { Link } from '@/components/ui/link'
import type { SiteMapLink } from '@/lib/api/site-map'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import { searchValues } from './search-state'

/** Five ways to write one school, each a search that finds it. */
const spellings = ['伦敦大学学院', 'UCL', '倫敦大學學院', 'lundun daxue xueyuan', 'ldxy']

/**
 * How to search and where else to look.
 * @param popular pages that many visitors look for
 */
export function SearchHelp({ popular }: { popular: readonly SiteMapLink[] }) {
  return (
    <div className="grid grid-cols-1 nav:grid-cols-2 gap-x-12 gap-y-8">
      <section aria-labelledby="how-to-search" className="grid content-start gap-4">
        <h2 className="text-xl" id="how-to-search">
          怎样搜更容易找到
        </h2>
        <ul className="grid gap-3 list-disc ps-[1.25em]">
          <li>
            学校和专业可以写中文、英文、简称、繁体、全拼或拼音首字母，下面几种写法找到的是同一所学校：
            <span className="flex flex-wrap gap-x-4">
              {spellings.map((words) => (
                <Link
                  key={words}
                  className="press"
                  href={listHref(paths.searchPage, searchValues(words))}
                  rel="nofollow"
                >
                  {words}
                </Link>
              ))}
            </span>
          </li>
          <li>几个词之间加空格，结果要同时含有这几个词，例如“日本 签证”。结果太少时，去掉一个词再试。</li>
          <li>英文拼错一两个字母也能找到；中文写错字时，会列出读音或写法相近的名称。</li>
          <li>结果按院校、专业、资讯等类别列出，点类别名称只看这一类。</li>
        </ul>
      </section>
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="grid content-start gap-4">
          <h2 className="text-xl" id="popular">
            常用入口
          </h2>
          <LinkList label="常用入口" items={popular.map(({ name, href }) => ({ label: name, href }))} />
        </section>
      )}
      <p className="col-span-full">
        说不清要找什么，也可以
        <ConsultButton topic="站内搜索" className="mx-[0.25em]">
          直接问顾问
        </ConsultButton>
        或拨打{' '}
        <a href={hotlineHref} className="font-semibold whitespace-nowrap">
          {site.hotline}
        </a>
        。
      </p>
    </div>
  )
}
