import { Link } from '@/components/ui/link'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'

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
    <ul className="grid gap-x-4" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' }}>
      {branches.map((branch) => (
        <li key={branch.code}>
          <Link
            href={branch.href}
            className="flex items-center min-h-[calc(var(--spacing-target)+var(--spacing))] border-b border-line hover:border-hue text-heading hover:text-hue-text no-underline"
          >
            {language === 'en' ? (englishCities[branch.code] ?? branch.city) : branch.city}
          </Link>
        </li>
      ))}
    </ul>
  )
}
