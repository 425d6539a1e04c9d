import type { Note } from '@/components/blocks/note-grid'

/** How to find an adviser while none is listed. */
export const findingAnAdvisor: readonly Note[] = [
  {
    title: '一位顾问的页面会写什么',
    text: '所在分公司、负责国家、从业年限、工作语言、擅长、不接的委托，以及有没有移民牌照。本人同意并核对过资料之后才会列出。',
  },
  {
    title: '现在怎样找到合适的人',
    text: '在下方留下姓名、电话和想去的国家，由分公司按方向安排；接待前请对方说明姓名、职务和经手过的国家，再决定要不要谈。',
  },
  {
    title: '签约前要落到纸上',
    text: '跟进人的姓名、换人的办法、每阶段交付什么，写进合同附件。口头说的“资深”不算。',
  },
]

/** Questions for an adviser before signing. */
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
