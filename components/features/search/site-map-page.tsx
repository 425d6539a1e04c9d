import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { MapLink, MapSection } from './load-site-map'
import { SearchForm } from './search-form'

const crumbs = [{ label: '首页', href: '/' }, { label: '网站地图' }]

/** Every page of the site, in sections with links to them. */
export function SiteMapPage({ sections }: { sections: readonly MapSection[] }) {
  const total = sections.reduce((sum, { links }) => sum + links.length, 0)
  return (
    <Container>
      <div className="grid grid-cols-1 gap-4 pb-8">
        <div>
          <PageHead
            crumbs={crumbs}
            title="网站地图"
            scene="tour"
            meta={`${total} 个入口，知道名称的可以直接搜索`}
          />
        </div>
        <div className="grid grid-cols-1 gap-4" data-answer>
          <SearchForm keyword="" />
          <OpenParts isNarrow>
            {sections.map(({ id, title, links }) => (
              <OpenPart key={id} id={`pages-${id}`} label={`${title}（${links.length}）`}>
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8">
                  {links.map((link) => (
                    <li key={link.href}>
                      <PageLink {...link} />
                    </li>
                  ))}
                </ul>
              </OpenPart>
            ))}
          </OpenParts>
        </div>
        <p className="text-muted text-quiet">
          院校、专业、文章等资料库写明现有条数，逐条的页面从各自的列表进入。
        </p>
      </div>
    </Container>
  )
}

function PageLink({ name, href, note, flag }: MapLink) {
  return (
    <Link
      href={href}
      className="group flex items-center gap-2 py-1 leading-snug no-underline min-h-target print:min-h-0 text-body"
    >
      {flag !== undefined && <Flag code={flag} width={21} />}
      <span className="group-hover:underline">{name}</span>{' '}
      {note !== undefined && (
        <span className="text-muted text-sm tabular-nums whitespace-nowrap">{note}</span>
      )}
    </Link>
  )
}
