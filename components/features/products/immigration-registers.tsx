import { Link } from '@/components/ui/link'
import { immigrationRegisters } from './advice'
import styles from './immigration-registers.module.css'

/** Official registers and pages, each with its content. */
export function ImmigrationRegisters() {
  return (
    <dl className={`${styles.registers} line-above`}>
      {immigrationRegisters.map(({ name, url, text }) => (
        <div key={url} className="stack pad-3 line-below">
          <dt>
            <Link href={url} rel="noreferrer" className="reach">
              {name}
            </Link>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
