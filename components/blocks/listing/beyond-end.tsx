import { Link } from '@/components/ui/link'
import { type ListState, listHref } from '@/lib/listing'

/** Replaces the entries on a page beyond the last one. */
export function BeyondEnd({ path, state }: { path: string; state: ListState }) {
  return (
    <p>
      没有第 {state.page} 页。
      <Link href={listHref(path, state.values)}>回到第 1 页</Link>
    </p>
  )
}
