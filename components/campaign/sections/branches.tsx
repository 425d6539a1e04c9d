import Link from 'next/link'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './branches.module.css'

const englishCities: Record<string, string> = {
  bj: 'Beijing',
  cd: 'Chengdu',
  cq: 'Chongqing',
  cs: 'Changsha',
  fz: 'Fuzhou',
  gz: 'Guangzhou',
  hn: 'Hainan',
  hz: 'Hangzhou',
  km: 'Kunming',
  nj: 'Nanjing',
  qd: 'Qingdao',
  sh: 'Shanghai',
  sz: 'Shenzhen',
  wh: 'Wuhan',
  xa: "Xi'an",
  xg: 'Hong Kong',
  xjp: 'Singapore',
  zz: 'Zhengzhou',
}

/** Every branch with a link to its page; nothing when the list cannot be had. */
export async function BranchesSection({ section, campaign, index }: SectionProps<'branches'>) {
  const branches = await orEmpty(listBranches())
  if (branches.length === 0) return null
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <li key={branch.code}>
            <Link href={branch.href} className={styles.branch} prefetch={false}>
              {campaign.language === 'en' ? (englishCities[branch.code] ?? branch.city) : branch.city}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
