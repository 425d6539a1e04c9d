import { Link } from '@/components/ui/link'
import { SectionHeader } from '@/components/ui/section-header'
import type { Branch } from '@/lib/api/branches'
import { companyPath } from './metadata'
import styles from './other-branches.module.css'

/** The other branches, for readers who live or study in another city. */
export function OtherBranches({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null
  return (
    <nav aria-labelledby="others-title">
      <SectionHeader id="others-title" title="其他分公司" />
      <ul className={`${styles.list} grid border-t border-line`}>
        {branches.map((branch) => (
          <li key={branch.code}>
            <Link
              className="flex items-center border-b border-line text-body no-underline"
              href={companyPath(branch)}
            >
              {branch.city}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
