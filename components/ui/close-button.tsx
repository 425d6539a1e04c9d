import type { ComponentProps } from 'react'
import { Icon } from './icon'
import styles from './icon-button.module.css'

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** What it closes: 关闭在线咨询. */
  label: string
}

/** A cross as large as a touch target must be. */
export function CloseButton({ label, className = '', ...button }: CloseButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.iconButton} ${className}`.trim()}
      aria-label={label}
    >
      <Icon of="x" strokeWidth={1.75} />
    </button>
  )
}
