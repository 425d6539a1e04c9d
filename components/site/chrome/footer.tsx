import { BackToTop } from '@/components/site/widget/back-to-top'
import { ConsultButton } from '@/components/site/widget/consult-button'
import buttonStyles from '@/components/ui/button.module.css'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { BranchLink } from '@/lib/api/branches'
import type { FriendlyLink } from '@/lib/api/links'
import { countryLinks, type MenuCountry, type NavOrigins } from '@/lib/routing/navigation'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site, workingHours } from '@/lib/site'
import { Brand } from './brand'
import { ChannelCode } from './channel-code'
import { type CompanyFacts, CompanyLines, LegalLines } from './company-lines'
import type { ContactCode } from './contact-codes'
import styles from './footer.module.css'
import frame from './footer-frame.module.css'

type FooterProps = {
  company: CompanyFacts
  countries: readonly MenuCountry[]
  branches: BranchLink[]
  friends: FriendlyLink[]
  codes: ContactCode[]
  /** Origins of the sister sites. Without them the links stay on this site. */
  origins?: NavOrigins
}

/** Renders the footer (specification §2 Footer). `SiteFooter` loads its data. */
export function Footer({ company, countries, branches, friends, codes, origins = {} }: FooterProps) {
  return (
    <footer
      className={`${frame.footer} text-sm print:hidden! border-t border-t-ink-800 bg-ink-950 text-on-ink-muted`}
    >
      <div
        className={`${styles.inner} flex flex-wrap mx-auto gap-y-2 gap-x-12 max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] pt-6 pb-3 px-gutter max-lg:grid`}
      >
        <Contact />
        <div className="flex justify-between flex-auto flex-wrap gap-x-4 max-lg:block">
          <FooterColumns countries={countryLinks(countries, origins)} origins={origins} />
        </div>
        <ul
          className={`${styles.codes} flex flex-wrap content-start gap-4 max-lg:grid max-lg:border-t max-lg:border-t-ink-800`}
        >
          {codes.map((code) => (
            <li key={code.channel} data-channel={code.channel}>
              <figure className={`${styles.code} grid gap-1 text-xs w-28 leading-snug text-balance`}>
                <ChannelCode code={code} className={`${styles.qr} w-24 h-24 rounded-sm bg-white`} />
                <figcaption>
                  <span className="text-on-ink block text-sm">{code.channel}</span>
                  {code.note}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={`${styles.bands} flex-[0_0_100%] min-w-0`}>
          <FooterLinks title="全球分公司" links={branches.map(({ city, href }) => ({ label: city, href }))} />
          <FooterLinks
            title="友情链接"
            links={friends.map(({ name, url }) => ({ label: name, href: url }))}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 flex-[0_0_100%] min-w-0 pt-2 border-t border-t-ink-800">
          <div className="lg:flex lg:flex-wrap lg:gap-x-4">
            <CompanyLines company={company} />
            <LegalLines company={company} />
          </div>
          <p className="flex flex-wrap gap-x-4">
            <a href={paths.mobileDesktop} className={`${frame.link} ${styles.desktop}`} rel="nofollow">
              访问电脑版
            </a>
            <Link href={paths.siteMap} className={frame.link}>
              网站地图
            </Link>
            <Link href={paths.privacy} className={frame.link}>
              隐私保护协议
            </Link>
            <BackToTop className={`${styles.toTop} ${buttonStyles.button} whitespace-nowrap`} />
          </p>
        </div>
      </div>
    </footer>
  )
}

function Contact() {
  return (
    <div
      data-surface="ink"
      className={`${styles.contact} grid content-start justify-items-start gap-3 max-lg:flex`}
    >
      <Brand note="留学与身份规划" />
      <p>
        <a
          href={hotlineHref}
          className={`${styles.number} flex items-center font-semibold tabular-nums no-underline whitespace-nowrap reach`}
        >
          {site.hotline}
        </a>
        <span className="leading-snug block text-xs">
          每天 {workingHours.from}–{workingHours.to}（北京时间）
        </span>
      </p>
      <ConsultButton
        topic="页脚咨询"
        className={`${styles.consult} ${buttonStyles.button} ${buttonStyles.secondary} whitespace-nowrap`}
      >
        <Icon of="message-square-text" strokeWidth={1.5} />
        在线咨询
      </ConsultButton>
    </div>
  )
}

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
function FooterColumns({ countries, origins }: FooterColumnsProps) {
  return columns(countries, origins).map(({ title, links }) => (
    <FooterLinks key={title} title={title} links={links} />
  ))
}

type FooterLink = { label: string; href: string }

/**
 * Links below a title. On a phone the title opens them by CSS alone, because on wide screens they are always open and
 * need no button.
 */
function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className={styles.links}>
      <p className={`${styles.title} text-on-ink font-semibold whitespace-nowrap`}>{title}</p>
      <label className={`${styles.unfold} relative items-center gap-2 text-base min-h-target cursor-pointer`}>
        <input type="checkbox" aria-label={`展开${title}`} />
        {title}
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
