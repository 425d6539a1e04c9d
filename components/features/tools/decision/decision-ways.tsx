import { CopyAddress, PrintPage } from '@/components/features/tools/result-actions'
import ways from '@/components/features/tools/tool-ways.module.css'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import buttons from '@/components/ui/button.module.css'
import { absoluteUrl } from '@/lib/seo/json-ld'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'

type DecisionWaysProps = {
  options: readonly DecisionOption[]
  answers: ConditionInput
  hasDates: boolean
}

/** What to do with a sheet: on paper, in the calendar, as a table, to the family, or with an adviser. */
export function DecisionWays({ options, answers, hasDates }: DecisionWaysProps) {
  const choices = options.map(({ choice }) => choice)
  const href = decisionHref(choices, answers)
  const button = `${buttons.button} ${buttons.secondary}`
  return (
    <section className={ways.ways} aria-labelledby="ways">
      <h2 id="ways">带走这张单子</h2>
      <ul className={ways.list}>
        <li>
          <h3>打印</h3>
          <p>竖排 A4：先是钱和条件，后面是日期、风险和家里的看法。</p>
          <PrintPage className={button} />
        </li>
        <li>
          <h3>日历</h3>
          <p>
            {hasDates
              ? '年份确定、还没过的截止日存成 .ics 文件，手机和电脑的日历都能打开；日期有变时再下载一次，旧的会被替换。'
              : '这几个选项没有年份确定、还没过的截止日，所以没有日历文件。'}
          </p>
          {hasDates && (
            <a href={decisionHref(choices, answers, '/ics')} className={button} download>
              下载日历
            </a>
          )}
        </li>
        <li>
          <h3>表格</h3>
          <p>整张单子和出处存成 .csv，用 Excel 或 WPS 打开；家里的看法不在里面。</p>
          <a href={decisionHref(choices, answers, '/csv')} className={button} download>
            下载表格
          </a>
        </li>
        <li>
          <h3>转发</h3>
          <p>选项和填的条件都在网址里，家人打开就是同一张单子。</p>
          <CopyAddress address={absoluteUrl(href)} className={button} />
        </li>
      </ul>
      <div id="tool-form" className={ways.form}>
        <InlineLeadForm
          kind="general"
          source="家庭决策单"
          title="请顾问看这张单子"
          text="顾问会打开同一张单子，从“还不知道什么”说起，不替家里做决定。"
          tool={href.slice(0, 500)}
        />
      </div>
    </section>
  )
}
