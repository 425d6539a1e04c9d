import styles from './monogram.module.css'

/** Replaces a portrait by the first character of a name. Decorative, because the name is beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      className={`${styles.monogram} grid place-items-center font-semibold flex-none font-display bg-hue-soft`}
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
  )
}
