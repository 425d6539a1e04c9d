import type { Note } from '@/components/blocks/note-grid'

/** What to do before paying for a course. */
export const beforeSigningUp: readonly Note[] = [
  {
    title: '列出要用分的日子',
    text: '把目标学校的截止日、单项要求和成绩有效期写在一张表上。从截止日往回数，减去出分和送分的时间，再留一次补考，剩下的才是备考时间。',
  },
  {
    title: '做一次完整的官方样题',
    text: '按考试时间一口气做完，哪怕做得不好。知道差在哪一项、差多少，再决定补语言还是练题型，两者要的课不同。',
  },
  {
    title: '确认学校收不收',
    text: '有的学校不收家庭版，有的要学术类或指定的签证类考试，有的专业单项更高。在项目页上找到原句，截图存好日期。',
  },
  {
    title: '问清课程怎么结束',
    text: '谁批改、几天内返还、缺课怎么办、没到目标时可以怎样调整，都问明白并写进合同。只谈分数不谈过程的课，不要急着付款。',
  },
]
