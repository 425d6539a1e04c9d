import { Link } from '@/components/ui/link'
import { immigrationRegisters } from './advice'
import styles from './immigration-registers.module.css'

/** Official registers and pages, each with its content. */
export function ImmigrationRegisters() {
  return (
    <dl className={styles.registers}>
      {immigrationRegisters.map(({ name, url, text }) => (
        <div key={url}>
          <dt>
            <Link href={url} rel="noreferrer">
              {name}
            </Link>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
