import { Link } from '@/components/ui/link'
import { env } from '@/lib/core/env'
import { toMobilePath } from '@/lib/routing/mobile'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import styles from './mobile.module.css'

/** Company facts, as far as they are configured, and the way to the desktop version. */
export function MobileFooter() {
  const { COMPANY_NAME, COMPANY_ADDRESS, ICP_NUMBER } = env()
  return (
    <footer className={styles.footer}>
      <p className={styles.links}>
        <a href={paths.mobileDesktop}>访问电脑版</a>
        <Link href={toMobilePath(paths.siteMap)}>网站地图</Link>
        <Link href={toMobilePath(paths.privacy)}>隐私保护协议</Link>
      </p>
      <p>{site.ageNotice}</p>
      {COMPANY_NAME ? <p>{COMPANY_NAME}</p> : null}
      {COMPANY_ADDRESS ? <p>{COMPANY_ADDRESS}</p> : null}
      {ICP_NUMBER ? (
        <p>
          <a href="https://beian.miit.gov.cn/" rel="noreferrer">
            {ICP_NUMBER}
          </a>
        </p>
      ) : null}
    </footer>
  )
}
