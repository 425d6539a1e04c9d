import { Link } from '@/components/ui/link'
import { productTerms } from '@/lib/collections/kinds/product'

/** Links to the model contract. */
export function ContractSources() {
  return (
    <ul className="flex flex-wrap text-sm mt-6 gap-x-8 gap-y-2" aria-label="合同示范文本的出处">
      {productTerms.read().contract_sources.map(({ name, url }) => (
        <li key={url}>
          <Link href={url} className="inline-block py-1.5">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
