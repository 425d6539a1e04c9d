import { MessagesSquare, Rss, Smartphone } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/api/branches'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import { ChromeLink } from './chrome-link'
import type { ContactCode, contactCodes } from './contact-codes'
import { Menu } from './menu'
import { QrCode } from './qr-code'
import styles from './top-strip.module.css'

/** About pages of the header's top line (specification §2 Header). */
const aboutLinks = [
  { label: '关于美世', href: paths.about, lang: undefined },
  { label: '网站地图', href: paths.siteMap, lang: undefined },
  { label: '联系我们', href: paths.contact, lang: undefined },
  { label: 'English', href: '/special/about_en', lang: 'en' },
]

export type Codes = ReturnType<typeof contactCodes>

/** The line above the brand on wide screens: branches, about pages and, where `codes` are given, the social codes. */
export function TopStrip({ branches, codes }: { branches: Branch[]; codes: Codes | null }) {
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <p className={styles.notice}>{site.ageNotice}</p>
        <nav aria-label="分公司与公司信息" className={styles.links}>
          {branches.length > 0 && (
            <Menu label="全球分公司" align="end">
              <div className={styles.branches}>
                <BranchLists branches={branches} />
              </div>
            </Menu>
          )}
          <AboutLinks />
        </nav>
        {codes !== null && (
          <div className={styles.codes}>
            <CodeMenu code={codes.wechat} icon={<Icon of={MessagesSquare} strokeWidth={1.5} />} />
            <CodeMenu code={codes.weibo} icon={<Icon of={Rss} strokeWidth={1.5} />} />
            <CodeMenu code={codes.mobile} icon={<Icon of={Smartphone} strokeWidth={1.5} />} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The same as a block at the end of the narrow panel; there a channel is a link, for nobody scans the screen in hand. */
export function PanelLinks({ branches, codes }: { branches: Branch[]; codes: Codes | null }) {
  const channels = codes === null ? [] : Object.values(codes).filter((code) => !code.standIn)
  return (
    <div className={styles.block}>
      <nav aria-label="公司信息" className={styles.blockLinks}>
        <AboutLinks />
        {channels.map((code) => (
          <a key={code.channel} href={code.value} className={styles.link}>
            {code.channel}
          </a>
        ))}
      </nav>
      {branches.length > 0 && (
        <nav aria-label="分公司" className={styles.blockBranches}>
          <BranchLists branches={branches} />
        </nav>
      )}
    </div>
  )
}

function AboutLinks() {
  return aboutLinks.map(({ label, href, lang }) => (
    <ChromeLink key={href} href={href} className={styles.link}>
      <span lang={lang}>{label}</span>
    </ChromeLink>
  ))
}

function BranchLists({ branches }: { branches: Branch[] }) {
  const groups = [
    { title: '国内城市', list: branches.filter((branch) => !branch.overseas) },
    { title: '境外', list: branches.filter((branch) => branch.overseas) },
  ].filter((group) => group.list.length > 0)
  return groups.map(({ title, list }) => (
    <div key={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.cities}>
        {list.map((branch) => (
          <li key={branch.code}>
            <ChromeLink href={branch.href} className={styles.city}>
              {branch.city}
            </ChromeLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

function CodeMenu({ code, icon }: { code: ContactCode; icon: ReactNode }) {
  return (
    <Menu
      align="end"
      buttonLabel={`${code.channel}二维码`}
      label={
        <span className={styles.channel}>
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
    <figure className={styles.card}>
      <QrCode value={code.value} label={`${code.channel}二维码`} className={styles.qr} />
      <figcaption>
        {code.note}
        <a href={code.value} className={styles.open}>
          直接打开链接
        </a>
      </figcaption>
    </figure>
  )
}
