import type { Note } from '@/components/sections/note-grid'

/** What to ask an adviser before signing. */
export const choosingAnAdvisor: readonly Note[] = [
  {
    title: '谁来做，做几份',
    text: '面谈的人是不是跟进的人？手上同时有多少学生？文书、网申、签证各由谁负责，写进合同附件。',
  },
  {
    title: '名单怎么定',
    text: '请对方说出三档各放几所、为什么。只列名气大的学校、不肯放稳妥一档的名单，风险由您承担。',
  },
  {
    title: '没有录取怎么办',
    text: '问上一季没有结果的学生后来怎样。答得出原因和第二步打算的人，才真正跟过失败的申请。',
  },
  {
    title: '钱怎么算',
    text: '服务费之外的申请费、寄送、翻译、签证费由谁付？中途终止按哪个阶段退？是否收取学校佣金？',
  },
  {
    title: '文书谁写',
    text: '内容由学生提供和确认。承诺“代写”或替学生编造经历的，一旦被学校发现，后果落在学生身上。',
  },
  {
    title: '多久联系一次',
    text: '约定固定的联系方式和频率，每次谈完留一页记录：做了什么、下一步、截止日期。',
  },
]
