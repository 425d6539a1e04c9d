import { Link } from '@/components/ui/link'
import type { ImmigrationProduct } from '@/lib/api/products'
import { StatusLine } from './status-line'

type StatusCardProps = { product: Pick<ImmigrationProduct, 'id' | 'status' | 'official'> }

/** Whether the programme takes applications, the day of the check, the extent of the sources, and who decides. */
export function StatusCard({ product: { id, status, official } }: StatusCardProps) {
  return (
    <section className="ink-above stack gap-3 box rounded card inset-5" aria-label="项目状态" data-answer>
      <StatusLine programme={id} {...status} />
      <p>{status.note}</p>
      <p className="row middle gap-2-4 line-above start-3">
        <span className="muted small">官方网站</span>
        {official.map(({ name, url }) => (
          <Link key={url} href={url} rel="noreferrer" className="reach">
            {name}
          </Link>
        ))}
      </p>
    </section>
  )
}
