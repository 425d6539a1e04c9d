import type { NameOf } from '@/components/blocks/listing/names'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { hueOf } from '@/components/ui/hue'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/tag'
import type { Advisor } from '@/lib/api/advisors'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { findingAnAdvisor } from './advice'
import styles from './advisor-groups.module.css'
import { NoPeople } from './no-people'

export type AdvisorGroup = { code: string; name: string; href: string; advisors: readonly Advisor[] }

const crumbs = [
  { label: '首页', href: '/' },
  { label: '留学顾问', href: '/advisor' },
  { label: '按国家分组' },
]

/** All advisers under each country they look after, with links that jump to a country. */
export function AdvisorGroups({
  groups,
  total,
  branchOf,
}: {
  groups: readonly AdvisorGroup[]
  total: number
  branchOf: NameOf
}) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.header}>
          <Breadcrumb items={crumbs} />
          <JsonLd data={breadcrumbList(crumbs)} />
          <h1>按国家找顾问</h1>
          {total === 0 ? (
            <p>顾问按目的地分工，从选校、材料与日程跟到入学。</p>
          ) : (
            <p>
              同一位顾问可能负责几个国家，因此会在名单里出现几次：共 {total} 位顾问，{groups.length}
              个国家和地区。每一行写明所在分公司、从业年限与擅长；点名字看首次面谈怎么谈、不接哪些委托。要按分公司筛选，请用
              <Link href="/advisor">顾问列表</Link>。
            </p>
          )}
        </header>
        {total === 0 ? (
          <NoPeople heading="现在没有可以公开的顾问资料" notes={findingAnAdvisor} />
        ) : (
          <Groups groups={groups} branchOf={branchOf} />
        )}
      </div>
    </Container>
  )
}

function Groups({ groups, branchOf }: { groups: readonly AdvisorGroup[]; branchOf: NameOf }) {
  return (
    <>
      <nav aria-label="按国家跳转" className={styles.jump}>
        <ul>
          {groups.map(({ code, name, advisors }) => (
            <li key={code}>
              <a href={`#${code}`}>
                <Flag code={code} width={21} />
                <span>{name}</span>
                <span className={styles.number}>{advisors.length} 位</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.code} group={group} branchOf={branchOf} />
        ))}
      </div>
    </>
  )
}

function Group({
  group: { code, name, href, advisors },
  branchOf,
}: {
  group: AdvisorGroup
  branchOf: NameOf
}) {
  return (
    <section id={code} className={styles.group} data-hue={hueOf(code)} aria-labelledby={`${code}-title`}>
      <div className={styles.groupHead}>
        <h2 id={`${code}-title`}>
          <Flag code={code} width={28} />
          {name}
        </h2>
        <CountryLink href={href} name={name} />
      </div>
      <ul>
        {advisors.map((advisor) => (
          <li key={advisor.href} className={styles.advisor}>
            <p className={styles.name}>
              <Link href={advisor.href}>{advisor.name}</Link>
              {advisor.sample && <SampleTag />}
            </p>
            <p>{advisor.role}</p>
            <p className={styles.place}>
              {branchOf(advisor.branch)} · 从业 {advisor.years} 年
            </p>
            <p className={styles.focus}>{advisor.focus.join('、')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A country that is only advised on has no page of its own. */
function CountryLink({ href, name }: { href: string; name: string }) {
  if (href === '/touchus') return null
  return href.startsWith('/') ? (
    <Link href={href}>{name}留学怎么申请</Link>
  ) : (
    <Link href={href}>{name}留学怎么申请</Link>
  )
}
