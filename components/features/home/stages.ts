import type { Stage } from '@/components/blocks/stage-steps'
import { paths } from '@/lib/routing/paths'

/** The steps for each level of study, from the first decision to arrival. */
export const stages: readonly Stage[] = [
  {
    id: 'highschool',
    title: '去读高中',
    text: '适合初二、初三的学生。学生年纪小，住宿、监护和适应要和选校一起定。',
    steps: [
      { when: '初二上', what: '定国家和课程', detail: 'A-Level、IB、AP 或 OSSD，课程决定将来能申请哪里。' },
      { when: '初二下至初三上', what: '语言考试', detail: '先摸底再定考试，词汇和写作每周有固定时间。' },
      { when: '初三上', what: '选校与面试', detail: '多数学校要面试，准备的是交流，不是背稿。' },
      { when: '初三下', what: '录取、签证、监护', detail: '同时落实监护人、寄宿家庭和医疗保险。' },
    ],
    href: paths.highSchools,
    linkLabel: '海外中学库',
  },
  {
    id: 'undergraduate',
    title: '去读本科',
    text: '适合初三到高三的学生。高一的成绩已经会出现在申请材料里。',
    steps: [
      { when: '高一', what: '选课与均分', detail: '课程难度和成绩一起看，选得上也要学得好。' },
      { when: '高二', what: '语言与标化', detail: '在这一年基本考完，给高三的文书留出时间。' },
      { when: '高二暑假', what: '学校清单与文书初稿', detail: '按冲刺、匹配、稳妥三档列，每所写明费用。' },
      { when: '高三', what: '递交、择校、签证', detail: '秋季分轮递交，春季比较录取条件再缴押金。' },
    ],
    href: '/special/bksq',
    linkLabel: '本科申请怎么做',
  },
  {
    id: 'graduate',
    title: '去读硕士',
    text: '适合大一到大四的学生和已经工作的申请人。专业方向要先于学校定。',
    steps: [
      { when: '大一至大二', what: '均分与先修课', detail: '跨专业要补哪些课，这时列出来还来得及。' },
      { when: '大二暑假至大三', what: '科研、实习、语言', detail: '经历要做完、说得清，比数量多有用。' },
      { when: '大三暑假', what: '选校、文书、推荐人', detail: '推荐人提前沟通，文书围绕为什么读这个专业。' },
      { when: '大四', what: '分批递交与选择', detail: '先递交滚动录取的学校，拿到结果再调整后面的。' },
    ],
    href: '/special/us_yjs',
    linkLabel: '研究生申请怎么做',
  },
]
