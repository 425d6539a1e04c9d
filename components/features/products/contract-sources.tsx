import { Link } from '@/components/ui/link'
import { contractSources } from './advice'

/** Links to the model contract. */
export function ContractSources() {
  return (
    <ul className="row small above-5 gap-2-6" aria-label="合同示范文本的出处">
      {contractSources.map(({ name, url }) => (
        <li key={url}>
          <Link href={url} rel="noreferrer" className="link-target">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
