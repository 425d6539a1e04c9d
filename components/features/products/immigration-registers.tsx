import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { productTerms } from '@/lib/collections/kinds/product'

/** Official registers and pages, each with its content. */
export function ImmigrationRegisters() {
  return (
    <dl className="border-t border-line">
      {productTerms.read().immigration_registers.map(({ name, url, text }) => (
        <div
          key={url}
          className="grid grid-cols-1 min-[45rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] gap-x-6 gap-y-1 py-3 border-b border-line"
        >
          <dt>
            <Link
              href={url}
              rel="noreferrer"
              className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
            >
              {name}
            </Link>
          </dt>
          <dd>
            <WholeDays text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
