import type { CourseInput } from './course'

/** Subject examinations that belong to a curriculum. */
export const curriculumCourses: CourseInput[] = [
  {
    id: 'ap',
    exam: 'ap',
    lang: 'en',
    name: 'AP 大学先修课程',
    name_en: 'Advanced Placement',
    organiser: '美国大学理事会',
    summary: '选三门读扎实，好过报七门只求数目。先看目标专业要哪几门，再看学校开不开。',
    apply_course: 'AP',
    for_parents: true,
    measures:
      '考高中阶段修大学入门课的掌握程度，每科一考。它既是学业难度的证据，也可能在入学后换学分；换不换、换多少，由大学院系自己定。',
    sections: [
      { name: '选择题', text: '覆盖全部单元，读图、读材料的题比背诵题多。' },
      { name: '简答与大题', text: '按步骤给分，写出推理过程，只写结果会失分。' },
      { name: '过程作业', text: '部分科目（如艺术、研究类）要提交作品或论文，截止早于笔试。' },
    ],
    scoring:
      '每科按等级给分，等级的官方含义是“是否具备大学学分的资格”；成绩由考生自己选择寄不寄。考试方式与计分以 AP 官网为准。',
    facts: ['exam-ap-2026', 'exam-ap-hybrid', 'exam-ap-scale'],
    official: { name: 'AP Central', url: 'https://apcentral.collegeboard.org/' },
    needed_by: ['申请美国本科、想证明课程难度的学生', '申请英国、香港、新加坡时以 AP 组合满足入学要求的学生'],
    plans: [
      {
        start: '学校开课，想考好',
        weeks: '一学年',
        steps: [
          { when: '九月前', text: '对照目标专业定科目：工科看微积分与物理，商科看微积分与经济。' },
          { when: '上学期', text: '跟课，每单元末做一套大题并按评分标准自改。' },
          { when: '寒假到三月', text: '补薄弱单元，完成过程作业。' },
          { when: '四月到考前', text: '三套整卷限时，熟悉机考软件。' },
        ],
      },
      {
        start: '学校不开课，自学报考',
        weeks: '24–28 周',
        steps: [
          { when: '第 1–2 周', text: '先确认有没有考点和座位，再决定学不学。' },
          { when: '第 3–18 周', text: '按官方课程框架逐单元推进，每周交一次作业。' },
          { when: '第 19–28 周', text: '真题大题与限时整卷。' },
        ],
      },
    ],
    forms: [
      { method: '基础', text: '先修知识补漏，例如读微积分前的函数。' },
      { method: '强化', text: '按单元的大题训练与评分标准讲解。' },
      { method: '冲刺', text: '考前六周的整卷与时间分配。' },
    ],
    included: ['选科建议书，写明对应的专业要求', '大题按官方评分标准批改'],
    excluded: ['保证考点有座位：名额由考点决定'],
  },
  {
    id: 'alevel',
    exam: 'alevel',
    lang: 'en',
    name: 'A-Level',
    name_en: 'A Level',
    organiser: '剑桥国际、培生爱德思等考试局',
    summary: '选课决定能申请什么专业，考试局决定怎么考。先看大学的科目要求，再定三门还是四门。',
    apply_course: 'ALEVA',
    for_parents: true,
    measures: '考某一学科两年的深度学习，题目要论证、要步骤。评分看采分点，语言准确影响文科与经济类科目。',
    sections: [
      { name: '单元试卷', text: '每科由几张卷组成，可分季考的安排因考试局而异。' },
      { name: '实验与课程作业', text: '理科有实验技能考核，部分科目有论文或作品。' },
      { name: '申请用的预估成绩', text: '由学校老师依据平时与模考给出，大学用它发有条件录取。' },
    ],
    scoring:
      '按等级评定，等级线每季每科由考试局公布，不能用固定百分比推算，以所报考试局的官网为准。学校要求“数学必须某等级”时看清是否指高等数学。',
    facts: ['study-alevel-grade', 'study-alevel-length'],
    official: { name: '剑桥国际考评部', url: 'https://www.cambridgeinternational.org/' },
    needed_by: [
      '申请英国、香港、新加坡、澳大利亚、加拿大本科的学生',
      '读国际学校或国际部、需要补课或换局的学生',
    ],
    plans: [
      {
        start: '刚入学 AS',
        weeks: '两学年',
        steps: [
          { when: '开学前', text: '拿五所大学的科目要求定选课，避免“限制组合”。' },
          { when: 'AS 上学期', text: '每科整理术语表与采分点，月末一次小测。' },
          { when: 'AS 下学期', text: '真题按章做，出分后决定是否重考某单元。' },
          { when: 'A2', text: '九月前备好预估成绩的依据，次年春季只练整卷。' },
        ],
      },
      {
        start: '离大考还有一季，某一科拖后腿',
        weeks: '10–12 周',
        steps: [
          { when: '第 1–2 周', text: '近五季真题按章统计失分。' },
          { when: '第 3–8 周', text: '失分多的三章逐章补。' },
          { when: '第 9–12 周', text: '限时整卷，按评分方案自改后再交批。' },
        ],
      },
    ],
    forms: [
      { method: '基础+强化', text: '概念与采分点并进。' },
      { method: '强化', text: '按章真题与评分方案。' },
      { method: '冲刺', text: '考季前的整卷训练。' },
    ],
    included: ['选课与专业要求对照', '采分点批改与术语表模板'],
    excluded: ['替学校给出或修改预估成绩'],
  },
]
