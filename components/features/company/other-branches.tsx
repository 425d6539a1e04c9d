import { Link } from '@/components/ui/link'
import { SectionHeader } from '@/components/ui/section-header'
import type { Branch } from '@/lib/api/branches'
import { companyPath } from './metadata'

/** The other branches, for readers who live or study in another city. */
export function OtherBranches({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null
  return (
    <nav aria-labelledby="others-title">
      <SectionHeader id="others-title" title="其他分公司" />
      <ul
        className="grid border-t border-line"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' }}
      >
        {branches.map((branch) => (
          <li key={branch.code}>
            <Link
              className="flex items-center min-h-[calc(var(--spacing-target)+1px)] border-b border-line text-body hover:text-hue-text no-underline hover:underline"
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
