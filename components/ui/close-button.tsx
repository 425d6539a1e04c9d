import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** A button with only an icon, as large as a touch target must be, with few colours until it is used. */
export const iconButton =
  'grid place-items-center size-target rounded-sm text-muted [transition:background-color_var(--motion)] hover:bg-ink-50 hover:text-heading [&_svg]:size-5'

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** What it closes: 关闭在线咨询. */
  label: string
}

/** A cross as large as a touch target must be. */
export function CloseButton({ label, className = '', ...button }: CloseButtonProps) {
  return (
    <button {...button} type="button" className={`${iconButton} ${className}`.trim()} aria-label={label}>
      <Icon of="x" strokeWidth={1.75} />
    </button>
  )
}
