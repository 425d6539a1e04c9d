import type { IconName } from './icon-names'

type IconProps = {
  of: IconName
  /** Edge in px; a stylesheet may overrule it. */
  size?: number
  strokeWidth?: number
  className?: string | undefined
}

/**
 * A decorative icon: the words beside it say what it means. It is in one file for all pages, since a page that shows it
 * inline carries it four times over: as markup and as the framework's payload, in the header and in its panel.
 */
export function Icon({ of, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} strokeWidth={strokeWidth}>
      <use href={`/icons.svg#${of}`} />
    </svg>
  )
}
