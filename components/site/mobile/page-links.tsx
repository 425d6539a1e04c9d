import { Link } from '@/components/ui/link'
import { toMobilePath } from '@/lib/routing/mobile'
import { paths } from '@/lib/routing/paths'
import styles from './mobile.module.css'

const pages = [
  ['院校库', paths.schools],
  ['大学排名', paths.ranking],
  ['留学费用计算', paths.cost],
  ['条件评估', paths.conditionCheck],
  ['热门专业', paths.majors],
  ['留学资讯', paths.headlines],
  ['性格测试', paths.personalityTest],
  ['联系我们', paths.contact],
] as const

/** The pages that visitors of the mobile home ask for besides the countries. */
export function PageLinks() {
  return (
    <ul className={styles.countries}>
      {pages.map(([label, path]) => (
        <li key={path}>
          <Link href={toMobilePath(path)}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
