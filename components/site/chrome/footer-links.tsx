import { Link } from '@/components/ui/link'
import type { NavOrigins } from '@/lib/routing/navigation'
import { paths } from '@/lib/routing/paths'
import styles from './footer.module.css'
import frame from './footer-frame.module.css'

const columns = (countries: readonly FooterLink[], { immigration }: NavOrigins) => [
  { title: '国家和地区', links: countries },
  {
    title: '服务',
    links: [
      { label: '学业规划', href: paths.academicPlanning },
      { label: '精英规划', href: paths.elitePlanning },
      { label: '国际艺术', href: paths.art },
      { label: '背景提升', href: paths.background },
      { label: '语言考试培训', href: paths.courses },
      { label: '留学产品', href: paths.products },
      { label: '身份规划', href: immigration ?? '/ym_product' },
    ],
  },
  {
    title: '工具',
    links: [
      { label: '院校库', href: paths.schools },
      { label: '大学排名', href: paths.ranking },
      { label: '热门专业', href: paths.majors },
      { label: '费用计算', href: paths.cost },
      { label: '条件评估', href: paths.conditionCheck },
      { label: 'GPA 计算', href: paths.gpa },
      { label: '留学头条', href: paths.headlines },
    ],
  },
  {
    title: '关于',
    links: [
      { label: '关于美世', href: paths.about },
      { label: '服务团队', href: paths.advisors },
      { label: '成功案例', href: paths.cases },
      { label: '录取喜报', href: paths.goodNews },
      { label: '联系我们', href: paths.contact },
    ],
  },
]

type FooterColumnsProps = { countries: readonly FooterLink[]; origins: NavOrigins }

/** The columns of links to pages of the site. */
export function FooterColumns({ countries, origins }: FooterColumnsProps) {
  return columns(countries, origins).map(({ title, links }) => (
    <FooterLinks key={title} title={title} links={links} />
  ))
}

type FooterLink = { label: string; href: string }

/**
 * Links below a title. On a phone the title opens them by CSS alone, because on wide screens they are always open and
 * need no button.
 */
export function FooterLinks({
  title,
  count,
  links,
}: {
  title: string
  count?: number
  links: readonly FooterLink[]
}) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className={styles.links}>
      <p className={`${styles.title} text-on-ink font-semibold whitespace-nowrap`}>{title}</p>
      <label className={`${styles.unfold} relative items-center gap-2 text-base min-h-target cursor-pointer`}>
        <input type="checkbox" aria-label={`展开${title}`} />
        {title}
        {count !== undefined && <span> {count}</span>}
      </label>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={frame.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
