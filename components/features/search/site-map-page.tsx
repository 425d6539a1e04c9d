import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { breadcrumbList } from '@/lib/seo/json-ld'
import type { MapLink, MapSection } from './load-site-map'
import { SearchForm } from './search-form'
import styles from './site-map-page.module.css'

const crumbs = [{ label: '首页', href: '/' }, { label: '网站地图' }]

/** Every page of the site, in sections that can be jumped to. */
export function SiteMapPage({ sections }: { sections: readonly MapSection[] }) {
  const total = sections.reduce((sum, { links }) => sum + links.length, 0)
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
        <header className={styles.header}>
          <h1>网站地图</h1>
          <p className={styles.intro}>
            这里按栏目列出全站 {total}{' '}
            个入口。院校、专业、文章等资料库写明现有条数，逐条的页面从各自的列表进入。知道名称的，可以直接搜索。
          </p>
          <SearchForm keyword="" />
        </header>
        <nav aria-label="栏目" className={styles.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#pages-${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ id, title, links }) => (
          <section
            key={id}
            id={`pages-${id}`}
            aria-labelledby={`pages-${id}-title`}
            className={styles.section}
          >
            <h2 id={`pages-${id}-title`}>{title}</h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <PageLink {...link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  )
}

function PageLink({ name, href, note, flag }: MapLink) {
  return (
    <Link href={href} className={styles.link}>
      {flag !== undefined && <Flag code={flag} width={21} />}
      <span className={styles.name}>{name}</span>{' '}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Link>
  )
}
