import { Link } from '@/components/ui/link'

/** Links to the official rules, which apply when a page of this site differs. */
export function OfficialLinks({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <div className="border border-line rounded-md bg-card p-6">
      <ul className="grid grid-cols-fit-14 gap-x-8">
        {items.map(({ name, url }) => (
          <li key={url}>
            <Link className="flex items-center min-h-target" href={url} rel="noreferrer">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm mt-2">签证由官方裁量，我们不承诺结果；材料由本人提供，须真实。</p>
    </div>
  )
}
