import { NobodyPublished } from '@/components/blocks/listing/nobody-published'

const contents = [
  {
    title: '一份案例会写什么',
    text: '背景院校层次、均分和算法、考试成绩，递交过的全部学校和各自结果，时间线，学生做了什么、顾问做了什么，重来会怎么改。',
  },
  {
    title: '什么样的才会公开',
    text: '学生本人书面同意，未成年人由监护人同意；去掉能认出人的信息；写明我们看过哪些文件。少一样都不放上来。',
  },
  {
    title: '现在想看相近情况',
    text: '把背景院校、均分和目标告诉顾问，请他讲同类申请里常见的问题。别人的材料不给您看，您的也不会给别人看。',
  },
  {
    title: '看别家案例时问四句',
    text: '递交了几所、没有录取的是哪几所？均分按哪种算法？哪些文件核对过？这位学生签字同意公开了吗？答不上的，不必当作依据。',
  },
] as const

/** Replaces the cases while none may be shown. */
export function NoCases() {
  return <NobodyPublished heading="现在没有可以公开的案例" notes={contents} action="请顾问讲相近的情况" />
}
