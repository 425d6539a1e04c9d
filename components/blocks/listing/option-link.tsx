import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import styles from './option-link.module.css'

type OptionLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'aria-current'> & {
  isCurrent?: boolean
}

/** A link to one of the pages of a list: its number, its country. */
export function OptionLink({ isCurrent = false, ...props }: OptionLinkProps) {
  return (
    <Link
      {...props}
      className={`${styles.option} inline-flex min-h-target items-center justify-center gap-2 rounded-sm border border-line bg-white text-body no-underline`}
      {...(isCurrent && { 'aria-current': 'page' })}
    />
  )
}
