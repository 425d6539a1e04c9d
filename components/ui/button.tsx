import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = {
  /** `primary` at most once on a screen. `quiet` looks like a link and is as tall as a button. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'tall' | undefined
  /** As wide as its column. */
  wide?: boolean
}

/** The classes of a button, for elements that only look like one. */
export const classOfButton = ({ variant = 'primary', size, wide = false }: ButtonLook): string =>
  [styles.button, styles[variant], size && styles[size], wide && 'w-full'].filter(Boolean).join(' ')

/** A button of a form or of the page. What leads to another page is a `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  className = '',
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type={type}
      className={`${classOfButton({ variant, size, wide })} ${className}`.trim()}
    />
  )
}
