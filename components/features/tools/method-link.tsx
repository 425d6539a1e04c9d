import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'

type MethodLinkProps = { of: 'cost' | 'conditions' | 'gaokao'; label: string }

/** Leads to how a tool works, which is the same for every result. */
export const MethodLink = ({ of, label }: MethodLinkProps) => (
  <p>
    <Link href={`${paths.dataSources}#${of}`} className="inline-flex items-center min-h-target">
      {label}
    </Link>
  </p>
)
