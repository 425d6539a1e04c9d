import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { BranchLink } from '@/lib/api/branches'
import { site } from '@/lib/site'
import { aboutLinks } from './about-links'
import { ChannelCode } from './channel-code'
import type { ContactCode, contactCodes } from './contact-codes'
import { Menu } from './menu'
import { BranchLists } from './panel-links'
import styles from './top-strip.module.css'

export type Codes = ReturnType<typeof contactCodes>

/** The line above the brand on wide screens: branches, about pages, and the social QR codes when `codes` are given. */
export function TopStrip({ branches, codes }: { branches: readonly BranchLink[]; codes: Codes | null }) {
  return (
    <div className={`${styles.strip} relative text-xs bg-ink-950 text-on-ink-muted max-nav:hidden`}>
      <div className={`${styles.inner} w-content mx-auto flex flex-wrap items-center`}>
        <p className={`${styles.notice} leading-snug lg:whitespace-nowrap`}>{site.ageNotice}</p>
        <nav
          aria-label="分公司与公司信息"
          className={`${styles.links} print:hidden! flex me-[calc(-1*var(--menu-inline))]`}
        >
          {branches.length > 0 && (
            <Menu id="menu-branches" label="全球分公司" align="end">
              <div className={`${styles.branches} w-100 pt-4 pb-3 px-3`}>
                <BranchLists branches={branches} />
              </div>
            </Menu>
          )}
          <AboutLinks />
        </nav>
        {codes !== null && (
          <div className={`${styles.codes} print:hidden! flex me-[calc(-1*var(--menu-inline))]`}>
            <CodeMenu
              id="menu-wechat"
              code={codes.wechat}
              icon={<Icon of="messages-square" strokeWidth={1.5} />}
            />
            <CodeMenu id="menu-weibo" code={codes.weibo} icon={<Icon of="rss" strokeWidth={1.5} />} />
            <CodeMenu
              id="menu-mobile"
              code={codes.mobile}
              icon={<Icon of="smartphone" strokeWidth={1.5} />}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function AboutLinks() {
  return aboutLinks.map(({ label, href, lang }) => (
    <Link
      key={href}
      href={href}
      className={`${styles.link} inline-flex items-center no-underline whitespace-nowrap px-[var(--menu-inline,calc(var(--spacing)*3))] text-inherit`}
    >
      <span lang={lang}>{label}</span>
    </Link>
  ))
}

function CodeMenu({ id, code, icon }: { id: string; code: ContactCode; icon: ReactNode }) {
  return (
    <Menu
      id={id}
      align="end"
      buttonLabel={`${code.channel}二维码`}
      label={
        <span className={`${styles.channel} inline-flex items-center gap-1.5`}>
          {icon}
          {code.channel}
        </span>
      }
    >
      <CodeCard code={code} />
    </Menu>
  )
}

function CodeCard({ code }: { code: ContactCode }) {
  return (
    <figure className={`${styles.card} justify-items-center grid text-center w-52 pt-4 pb-2 px-4`}>
      <ChannelCode code={code} className="w-36 h-36" />
      <figcaption>
        {code.note}
        <Link href={code.value} className="press">
          直接打开链接
        </Link>
      </figcaption>
    </figure>
  )
}
