import { InlineLeadForm } from '@/components/site/lead/inline-form'
import buttons from '@/components/ui/button.module.css'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { CopyAddress, PrintPage } from './result-actions'
import styles from './tool-ways.module.css'

/** From one result on to several side by side. */
function SheetWay({ href }: { href: string }) {
  return (
    <p className={styles.sheet}>
      还在几个选项之间比？
      <Link href={href}>放进家庭决策单</Link>
      ，费用、条件、日期和风险并排看，可以打印。
    </p>
  )
}

type ToolWaysProps = {
  /** The tool without anything filled in. */
  path: string
  /** The result's absolute address, for passing on. */
  address: string
  /** What each way does, in the words of the tool. */
  texts: { print: string; copy: string; consult: string; restart: string }
  form: {
    /** Names the tool to the consultant. */
    source: string
    title: string
    text: string
    /** The result's address on this site; at most 500 characters. */
    tool: string
  }
  /** The family's sheet with this result as an option, where the tool has one. */
  sheet?: string
  /** Keeps the form shut until it is asked for, where the page's layout ends with a form of its own. */
  isFolded?: boolean
}

/** What to do with the result of a tool: four ways of equal weight, none of which needs a script. */
export function ToolWays({ path, address, texts, form, sheet, isFolded = false }: ToolWaysProps) {
  const button = `${buttons.button} ${buttons.secondary}`
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">接下来，四种做法</h2>
      <ul className={styles.list}>
        <li>
          <h3>打印</h3>
          <p>{texts.print}</p>
          <PrintPage className={button} />
        </li>
        <li>
          <h3>复制链接</h3>
          <p>{texts.copy}</p>
          <CopyAddress address={address} className={button} />
        </li>
        <li>
          <h3>问顾问</h3>
          <p>{texts.consult}</p>
          <ButtonLink href="#tool-form" variant="secondary">
            去填写
          </ButtonLink>
        </li>
        <li>
          <h3>重新开始</h3>
          <p>{texts.restart}</p>
          <ButtonLink href={path} variant="secondary">
            重新开始
          </ButtonLink>
        </li>
      </ul>
      {sheet !== undefined && <SheetWay href={sheet} />}
      {isFolded ? (
        <details className={styles.folded}>
          <summary>{form.title}：留下电话</summary>
          <div id="tool-form" className={styles.form}>
            <InlineLeadForm kind="general" level={3} {...form} />
          </div>
        </details>
      ) : (
        <div id="tool-form" className={styles.form}>
          <InlineLeadForm kind="general" {...form} />
        </div>
      )}
    </section>
  )
}
