import type { TestAnswer } from './options'

type TestOption = {
  answer: TestAnswer
  /** The text of the answer, as the visitor sees it. */
  text: string
  /** The result card: a type of person, a description, and the countries that suit it. */
  type: string
  description: string
  destinations: string
}

/** "Which country suits you" (specification §2): one question, four answers, a result card for each answer. */
export const countryTest = {
  title: '测一测哪个国家适合您',
  question: '如果下学期的课可以自己安排，您会怎么选？',
  options: [
    {
      answer: 'A',
      text: '按书单一章一章读，和几位同学讨论透',
      type: '专注深入型',
      description:
        '您愿意先弄清规则，再往深处走。课程排得紧、专业分得细、学制短的地方更合您的节奏，时间表清楚反而让您安心。',
      destinations: '英国、日本',
    },
    {
      answer: 'B',
      text: '先试几门不同的课，再决定往哪个方向走',
      type: '探索选择型',
      description:
        '您不急着把自己定下来，愿意为多一个选择多花力气。通识课多、能换专业、社团和实习要自己争取的环境适合您。',
      destinations: '美国',
    },
    {
      answer: 'C',
      text: '课上学方法，课后去现场动手，也留出生活的时间',
      type: '务实平衡型',
      description:
        '您看重学得会、用得上，也看重住得舒服。带实习的课程、开阔的户外和稳定的日常，会让您把一件事做得长久。',
      destinations: '加拿大、澳大利亚',
    },
    {
      answer: 'D',
      text: '和不同国家的同学组队，用两三种语言做一个项目',
      type: '多元连接型',
      description:
        '您在不同的语言和习惯之间转得过来，换个城市上课对您是乐趣。跨国交换多、几种文化并存的地方能让您发挥。',
      destinations: '欧洲、中国香港',
    },
  ] satisfies TestOption[],
  note: '一道题只看倾向，不能代替选校：预算、语言成绩和专业要另外核对。',
} as const
