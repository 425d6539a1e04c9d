import { Link } from '@/components/ui/link'
import type { ImmigrationProduct } from '@/lib/api/products'
import { StatusLine } from './status-line'

type StatusCardProps = { product: Pick<ImmigrationProduct, 'id' | 'status' | 'official'> }

/** Whether the programme takes applications, the day of the check, the extent of the sources, and who decides. */
export function StatusCard({ product: { id, status, official } }: StatusCardProps) {
  return (
    <section
      className="border-t-4 border-t-ink-700 grid gap-3 border border-line rounded-md bg-card p-6"
      aria-label="项目状态"
      data-answer
    >
      <StatusLine programme={id} {...status} />
      <p>{status.note}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <span className="text-muted text-sm">官方网站</span>
        {official.map(({ name, url }) => (
          <Link
            key={url}
            href={url}
            rel="noreferrer"
            className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
          >
            {name}
          </Link>
        ))}
      </p>
    </section>
  )
}
