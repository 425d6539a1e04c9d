/** What a form can ask besides name and phone, as consultants read it, in the order of a conversation. */
export const answerLabels = {
  branch: '城市',
  country: '意向国家',
  education: '准备读的阶段',
  sqxl: '主要目的',
  apply_course: '想上的课程',
  teach_methods: '班型',
  teach_mode: '上课方式',
  exam: '已考过的考试',
  message: '想问的事',
} as const
