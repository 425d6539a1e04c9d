import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

type OptionLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'aria-current'> & {
  isCurrent?: boolean
}

/** A link to one of the pages of a list: its number, its country. */
export function OptionLink({ isCurrent = false, ...props }: OptionLinkProps) {
  return (
    <Link
      {...props}
      className={`inline-flex items-center justify-center gap-2 min-w-target min-h-target px-3 rounded-sm border no-underline ${isCurrent ? 'border-ink-900 bg-ink-900 text-white *:[span]:text-on-ink-muted' : 'border-line bg-white text-body hover:border-ink-600'}`}
      {...(isCurrent && { 'aria-current': 'page' })}
    />
  )
}
