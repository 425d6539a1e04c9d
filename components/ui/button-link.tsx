import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type ButtonLook, classOfButton } from './button'

type ButtonLinkProps = Omit<ButtonLook, 'size'> & {
  href: string
  /** An arrow after the text, for a link to a further page. */
  arrow?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, arrow = false, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={classOfButton(look)}>
      {children}
      {arrow && <Icon of="arrow-right" strokeWidth={1.75} />}
    </Link>
  )
}
