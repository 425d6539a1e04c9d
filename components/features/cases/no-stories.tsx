import { NobodyPublished } from '@/components/blocks/listing/nobody-published'

const contents = [
  {
    title: '一条消息会写什么',
    text: '哪个月收到、有条件还是无条件、条件是什么、同一季其他申请的结果、接下来要办的事。没有结果的申请也写。',
  },
  {
    title: '什么样的才会公开',
    text: '学生本人书面同意并可随时要求撤下，录取信上的姓名、编号和地址都去掉。不写感谢信，不写评价。',
  },
] as const

/** Replaces the admissions while none may be shown. */
export function NoStories() {
  return <NobodyPublished heading="现在没有可以公开的录取消息" notes={contents} action="请顾问给我回电" />
}
