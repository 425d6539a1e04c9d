import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import styles from './call-steps.module.css'

export type CallTopic = keyof typeof callTopics

/** Who will telephone about what, and who is paid, in words that are true for every lead of that kind. */
const callTopics = {
  study: {
    caller: '所选方向的留学顾问。先问学历、均分、目标国家和入学时间，再说可行的路线。',
    prepare: '成绩单或大致均分、语言成绩（没有也可以）、每年预算、想入学的年份。',
    payees: '付给学校和考试机构的钱由您直接付。',
  },
  plan: {
    caller: '留学规划顾问。听完情况后整理成一页方案，写明学校档次、时间表和费用区间。',
    prepare: '在读学校与年级、均分、语言成绩（没有也可以）、每年预算。',
    payees: '付给学校和考试机构的钱由您直接付。',
  },
  language: {
    caller: '语言课程老师。先了解目前水平和目标分数，再说课时、班型和开课时间。',
    prepare: '模考或上次考试的各科分数、目标分数、用分的截止日期、每周能上课的时间。',
    payees: '考试报名费由您直接付给考试机构。',
  },
  immigration: {
    caller: '移民项目顾问。逐项核对年龄、学历、工作经历和资金来源是否符合条件。',
    prepare: '家庭成员与年龄、学历和工作经历、资产大致构成、希望居住的国家。',
    payees: '政府规费、律师费和投资款由您直接付给收款方。',
  },
} as const satisfies Record<string, { caller: string; prepare: string; payees: string }>

type CallStepsProps = {
  topic: CallTopic
  /** How many days a lead is stored. */
  retentionDays: number
}

/** What happens after a form is sent: who telephones, what to prepare, what a contract says, where to complain, how the data is used. */
export function CallSteps({ topic, retentionDays }: CallStepsProps) {
  const { caller, prepare, payees } = callTopics[topic]
  return (
    <dl className={styles.steps}>
      <dt>谁打来</dt>
      <dd>{caller}</dd>
      <dt>没接到</dt>
      <dd>
        可以回拨{' '}
        <a className="whitespace-nowrap tabular-nums" href={hotlineHref}>
          {site.hotline}
        </a>
        。
      </dd>
      <dt>先备好</dt>
      <dd>{prepare}</dd>
      <dt>收费和退费</dt>
      <dd>
        每一步的工作、费用和退费写进合同，签约前可以带回去看；{payees}见
        <Link href={`${paths.products}#signing`}>签约前核对</Link>。
      </dd>
      <dt>不满意</dt>
      <dd>
        先请分公司负责人书面答复，再打热线登记，仍不能解决的找 12315。见
        <Link href={`${paths.contact}#complaint`}>投诉与反馈</Link>。
      </dd>
      <dt>信息怎么用</dt>
      <dd>
        只用于这次回访，保存 {retentionDays} 天后删除。提交后的回执页上可以随时停止联系或删除，详见
        <Link href={paths.privacy}>隐私保护协议</Link>。
      </dd>
    </dl>
  )
}
