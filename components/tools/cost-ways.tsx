import { InlineLeadForm } from '@/components/lead/inline-form'
import buttons from '@/components/ui/button.module.css'
import { ButtonLink } from '@/components/ui/button-link'
import { CopyAddress, PrintPage } from './cost-actions'
import styles from './cost-ways.module.css'

/** What to do with a result: four ways of equal weight, none of which needs a script. */
export function CostWays({
  path,
  href,
  address,
  summary,
}: {
  /** The empty calculator. */
  path: string
  /** The result's address on this site, for the consultant. */
  href: string
  /** The same with the origin, for passing on. */
  address: string
  /** The result in one line. */
  summary: string
}) {
  const button = `${buttons.button} ${buttons.secondary}`
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">接下来，四种做法</h2>
      <ul className={styles.list}>
        <li>
          <h3>打印</h3>
          <p>用浏览器打印（菜单里的“打印”，或 Ctrl+P），已按 A4 排好，只印结果和出处。</p>
          <PrintPage className={button} />
        </li>
        <li>
          <h3>复制链接</h3>
          <p>条件都在网址里，发给家人打开就是同一份结果。</p>
          <CopyAddress address={address} className={button} />
        </li>
        <li>
          <h3>问顾问</h3>
          <p>留下电话，顾问会打开这份结果，和您逐项核对学校的实际报价。</p>
          <ButtonLink href="#consult" variant="secondary">
            去填写
          </ButtonLink>
        </li>
        <li>
          <h3>重新开始</h3>
          <p>清空全部条件，换一个国家或阶段再算。</p>
          <ButtonLink href={path} variant="secondary">
            重新开始
          </ButtonLink>
        </li>
      </ul>
      <div id="consult" className={styles.form}>
        <InlineLeadForm
          kind="general"
          source="费用计算器·结果页"
          title="和顾问逐项核对"
          text={`这次的结果会一起交给顾问：${summary}`}
          tool={href}
        />
      </div>
    </section>
  )
}
