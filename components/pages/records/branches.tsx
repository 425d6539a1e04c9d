import { Link } from '@/components/ui/link'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
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

export const hasBranches = async () => (await orEmpty(listBranches())).length > 0

/** Every branch with a link to its page. */
export async function Branches({ language }: { language: 'zh' | 'en' }) {
  const branches = await orEmpty(listBranches())
  return (
    <ul className={`${styles.branches} grid gap-x-4`}>
      {branches.map((branch) => (
        <li key={branch.code}>
          <Link
            href={branch.href}
            className={`${styles.branch} flex items-center text-heading no-underline border-b border-line`}
          >
            {language === 'en' ? (englishCities[branch.code] ?? branch.city) : branch.city}
          </Link>
        </li>
      ))}
    </ul>
  )
}
