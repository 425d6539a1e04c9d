import type { IconName } from './icon-names'

type IconProps = {
  of: IconName
  /** Width and height in px; a stylesheet may override it. */
  size?: number
  strokeWidth?: number
  className?: string | undefined
}

/**
 * A decorative icon beside words with the same meaning. All icons are in one file for all pages. Inline icons would
 * be in a page four times: in the markup and in the framework's payload, of the header and of its panel.
 */
export function Icon({ of, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} strokeWidth={strokeWidth}>
      <use href={`/icons.svg#${of}`} />
    </svg>
  )
}
