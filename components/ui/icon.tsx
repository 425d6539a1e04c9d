import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  /** An icon of the Lucide package, such as `ArrowRight`. */
  of: IconNode
  /** Edge in px; a stylesheet may overrule it. */
  size?: number
  strokeWidth?: number
  className?: string | undefined
}

/**
 * A decorative icon: the words beside it say what it means. Drawn from the package's data, since its React components run in
 * the browser and would be loaded by every page.
 */
export function Icon({ of, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
