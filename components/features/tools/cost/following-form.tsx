'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useRef, useState, useTransition } from 'react'
import { QueryForm } from '@/components/ui/query-form'

/**
 * Fields that depend on the country or the level are reset when it changes. A school is searched again at another
 * level.
 */
const followers = { country: ['city', 'school', 'sid', 'fee', 'years', 'growth'], level: ['fee', 'years'] }

type FollowingFormProps = ComponentProps<'form'> & {
  path: string
  /** The state that the page answers, as one text. */
  state: string
}

/**
 * The calculator's form. Its lists change as soon as a country or a level is chosen; without scripts they change with
 * the next calculation. Other typed values stay.
 */
export function FollowingForm({ path, state, children, ...form }: FollowingFormProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)
  // While the page follows the form, the fields and the focus stay. Any other state renders the fields anew.
  const [shown, setShown] = useState({ state, follows: false, drawn: 0 })
  if (shown.state !== state)
    setShown({ state, follows: false, drawn: shown.follows ? shown.drawn : shown.drawn + 1 })

  // A country or a level that was chosen before the scripts ran has followers too.
  useEffect(() => {
    const chosen = [...(ref.current?.querySelectorAll('select') ?? [])].find(
      ({ name, selectedOptions }) =>
        name in followers && [...selectedOptions].some(({ defaultSelected }) => !defaultSelected),
    )
    chosen?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state has drawn other options, whose defaults are set here
  useEffect(() => {
    for (const option of ref.current?.querySelectorAll('option') ?? [])
      option.defaultSelected = option.selected
  }, [state])

  return (
    <QueryForm
      {...form}
      ref={ref}
      state={shown.drawn}
      aria-busy={isPending}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLSelectElement)) return
        if (target.name !== 'country' && target.name !== 'level') return
        const anew = followers[target.name]
        const kept = [...new FormData(currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' && value !== '' && !anew.includes(name) ? [[name, value]] : [],
        )
        setShown((before) => ({ ...before, follows: true }))
        startTransition(() => router.replace(`${path}?${new URLSearchParams(kept)}`, { scroll: false }))
      }}
    >
      {children}
    </QueryForm>
  )
}
