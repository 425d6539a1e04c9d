import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { CopyAddress, PrintPage } from './result-actions'
import styles from './tool-ways.module.css'

type ToolWaysProps = {
  /** The tool without anything filled in. */
  path: string
  /** The result's absolute address, for passing on. */
  address: string
  form: {
    /** Names the tool to the consultant. */
    source: string
    title: string
    text: string
    /** The result's address on this site; at most 500 characters. */
    tool: string
  }
  /** What can be downloaded. */
  files?: readonly { label: string; href: string }[]
  /** The family's sheet with this result as an option, where the tool has one. */
  sheet?: string
  /** Keeps the form shut until it is asked for, where the page's layout ends with a form of its own. */
  isFolded?: boolean
}

/** What to do with the result of a tool: one row of links, then the form; all is in the address, so nothing needs a script. */
export function ToolWays({ path, address, form, files = [], sheet, isFolded = false }: ToolWaysProps) {
  return (
    <section className="no-print stack one-column gap-5" aria-label="拿这份结果做什么">
      <p className="row middle gap-0-5">
        <PrintPage className={`${styles.link} inline-row target`} />
        <CopyAddress address={address} className={`${styles.link} inline-row target`} />
        {files.map(({ label, href }) => (
          <a key={href} href={href} className={`${styles.link} inline-row target`} download>
            {label}
          </a>
        ))}
        {sheet !== undefined && (
          <Link href={sheet} className={`${styles.link} inline-row target`}>
            放进决策单
          </Link>
        )}
        <Link href={path} className={`${styles.link} inline-row target`}>
          重新开始
        </Link>
      </p>
      {isFolded ? (
        <Fold label={`${form.title}：留下电话`} id="tool-form" level={2}>
          <InlineLeadForm kind="general" level={3} {...form} />
        </Fold>
      ) : (
        <div id="tool-form" className={styles.form}>
          <InlineLeadForm kind="general" {...form} />
        </div>
      )}
    </section>
  )
}
