'use client'

import { useRouter } from 'next/navigation'
import { type ComponentPropsWithoutRef, useTransition } from 'react'

/** What depends on the country or the level begins anew with another one; a school is looked for again at another level. */
const followers = { country: ['city', 'school', 'sid', 'fee', 'years'], level: ['fee', 'years'] }

/**
 * The calculator's form. Its lists follow the country and the level as soon as one is chosen; without scripts they follow with
 * the next calculation. What is typed elsewhere stays.
 */
export function FollowingForm({
  path,
  children,
  ...form
}: ComponentPropsWithoutRef<'form'> & { path: string }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <form
      {...form}
      method="get"
      aria-busy={isPending}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLSelectElement)) return
        if (target.name !== 'country' && target.name !== 'level') return
        const anew = followers[target.name]
        const fields = [...new FormData(currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' && value !== '' && !anew.includes(name) ? [[name, value]] : [],
        )
        startTransition(() => router.replace(`${path}?${new URLSearchParams(fields)}`, { scroll: false }))
      }}
    >
      {children}
    </form>
  )
}
