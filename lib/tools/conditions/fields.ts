import type { FieldFamily } from './input'

/** What a family of majors requires in every country, in addition to grades and language. */
export const fieldAdvice: Readonly<Record<FieldFamily, string>> = {
  business:
    '商科申请人多，看数学成绩、实习和（部分硕士的）GMAT 或 GRE；先查课程有没有 AACSB、EQUIS、AMBA 认证，会计方向再查能免几门职业考试。',
  engineering:
    '工科和计算机看数学、物理与编程基础，转专业要先补先修课；想在当地执业，查工程师协会是否认证这门课程。',
  science: '理科看数学和实验课的成绩，研究型硕士和博士要先有一段科研经历；奖学金多在博士阶段。',
  humanities:
    '人文、社科与法律的阅读写作量大，语言单项（尤其写作）常另有要求；法律学位多半不能直接在国内执业。',
  art: '艺术与设计先看作品集和面试，成绩其次；作品集至少提前半年到一年准备，各校的主题和页数要求不同。',
  health:
    '临床医学、牙医、药学的国际名额少，多数国家另有入学考试和面试；毕业后在哪里执业，要先查当地的注册规定。',
  education: '教育、传播、社工方向看重口语和实习安排；要当教师或社工，查课程能否对应当地的执业注册。',
}
