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
import { FooterColumns, FooterLinks } from './footer-links'

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
          <FooterLinks
            title="全球分公司"
            count={branches.length}
            links={branches.map(({ city, href }) => ({ label: city, href }))}
          />
          <FooterLinks
            title="友情链接"
            count={friends.length}
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
    <div className={`${styles.contact} grid content-start justify-items-start gap-3 max-lg:flex`}>
      <Brand note="留学与身份规划" />
      <p>
        <a
          href={hotlineHref}
          className={`${styles.number} flex items-center font-semibold tabular-nums no-underline whitespace-nowrap relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target`}
        >
          {site.hotline}
        </a>
        <span className="leading-snug block text-xs">
          每天 {workingHours.from}–{workingHours.to}（北京时间）
        </span>
      </p>
      <ConsultButton
        topic="页脚咨询"
        className={`${styles.consult} ${buttonStyles.button} ${buttonStyles.primary} whitespace-nowrap`}
      >
        <Icon of="message-square-text" strokeWidth={1.5} />
        在线咨询
      </ConsultButton>
    </div>
  )
}
