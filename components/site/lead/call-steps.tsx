import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'

export type CallTopic = keyof typeof callers

/** Who will telephone about what, in words that are true for every lead of that kind. */
const callers = {
  study: '所选方向的留学顾问。先问学历、均分、目标国家和入学时间，再说可行的路线。',
  plan: '留学规划顾问。听完情况后整理成一页方案，写明学校档次、时间表和费用区间。',
  language: '语言课程老师。先了解目前水平和目标分数，再说课时、班型和开课时间。',
  immigration: '移民项目顾问。逐项核对年龄、学历、工作经历和资金来源是否符合条件。',
} as const

type CallStepsProps = {
  topic: CallTopic
  /** How many days a lead is stored. */
  retentionDays: number
}

/** After a form is sent: who telephones, how the data is used, and where contracts and complaints are explained. */
export function CallSteps({ topic, retentionDays }: CallStepsProps) {
  return (
    <dl className="grid gap-x-6 min-[35rem]:grid-cols-[6em_1fr] [&_dt]:text-heading [&_dt]:font-semibold [&_dd]:pb-3 [&_dd]:text-muted [&_dd]:leading-[1.7]">
      <dt>谁打来</dt>
      <dd>
        {callers[topic]}另见
        <Link href={`${paths.products}#signing`}>签约、收费和退费</Link>、
        <Link href={`${paths.contact}#complaint`}>投诉</Link>。
      </dd>
      <dt>信息怎么用</dt>
      <dd>
        只用于这次回访，保存 {retentionDays} 天后删除，随时可以停止联系或删除，见
        <Link href={paths.privacy}>隐私保护协议</Link>。
      </dd>
    </dl>
  )
}
