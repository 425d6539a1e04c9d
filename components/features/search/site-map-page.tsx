import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { MapLink, MapSection } from './load-site-map'

const crumbs = [{ label: '首页', href: '/' }, { label: '网站地图' }]

/** What people look for, and the ids of the sections about it; all others are in the last one. */
const subjects = [
  { title: '去哪个国家', ids: 'channels schools-by-country news-by-country japan switzerland' },
  { title: '选学校和专业', ids: 'library joint' },
  { title: '怎么申请', ids: 'guides undergraduate graduate high-school elite art background' },
  { title: '考试和费用', ids: 'exams costs tools' },
  { title: '签证和身份', ids: 'visas identity' },
  { title: '找我们，和其他', ids: '' },
].map(({ title, ids }) => ({ title, ids: new Set(ids.split(' ')) }))

/** Every page of the site, in sections with links to them. */
export function SiteMapPage({ sections }: { sections: readonly MapSection[] }) {
  const total = sections.reduce((sum, { links }) => sum + links.length, 0)
  const bySubject = Map.groupBy(
    sections,
    ({ id }) => subjects.find(({ ids }) => ids.has(id)) ?? subjects.at(-1),
  )
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
          {subjects.map((subject) => (
            <section key={subject.title} className="pt-2">
              <h2 className="font-display text-xl mb-2">{subject.title}</h2>
              <div className="lg:columns-[16rem] gap-x-8 lg:[&_details>div]:block lg:[&_details>div>:first-child]:break-after-avoid lg:[&>:not(:has(li:nth-child(14)))]:break-inside-avoid lg:[&_li:nth-child(-n+3)]:break-after-avoid lg:[&_li:nth-last-child(-n+3)]:break-before-avoid">
                {bySubject.get(subject)?.map(({ id, title, links }) => (
                  <OpenPart key={id} id={`pages-${id}`} level={3} label={`${title}（${links.length}）`}>
                    <ul className="*:flex *:break-inside-avoid">
                      {links.map((link) => (
                        <li key={link.href}>
                          <PageLink {...link} />
                        </li>
                      ))}
                    </ul>
                  </OpenPart>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  )
}

function PageLink({ name, href, note, flag }: MapLink) {
  return (
    <Link
      href={href}
      className="group flex items-center gap-2 py-1 leading-snug no-underline min-h-target lg:min-h-9 print:min-h-0 text-body"
    >
      {flag !== undefined && <Flag code={flag} width={21} />}
      <span className="group-hover:underline">{name}</span>{' '}
      {note !== undefined && (
        <span className="text-muted text-sm tabular-nums whitespace-nowrap">{note}</span>
      )}
    </Link>
  )
}
