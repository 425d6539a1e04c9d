import type { AnswerCase } from './answer-case'

/** What the condition check must answer. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/special/condition_pc?level=master&system=percent&grade=88&cn=上海第二工业大学&c=uk',
    must: ['不在名单上，学校写明不考虑', '不在它写明可以接受的院校之列'],
    mustNot: ['不在名单上不等于不能申请', '名单外不等于不能申请'],
    why: 'Where the list decides, a high average does not help an institution that is not on it.',
  },
  {
    address:
      '/special/condition_pc?level=master&field=business&system=percent&grade=82&cn=上海理工大学&budget=30万',
    must: ['格拉斯哥大学', '还差 8 分', '没查到'],
    mustNot: ['看学校对名单外的写法', '有硬条件不知道'],
    order: ['英国', '瑞士'],
    why: 'A country whose list the average reaches is ranked before a country without data.',
  },
  {
    address: '/special/condition_pc?level=master&system=percent&grade=82&cn=上海理工大学&c=uk',
    must: [/学业成绩 ?够一部分学校/, '伦敦大学学院', '90 分', '还差 8 分'],
    mustNot: [/学业成绩 ?(未知|没查到)/, '名单没有写百分数，看课程页 看学校'],
    why: 'UCL asks 90 of institutions off its list, and the table below shows that the average reaches it.',
  },
  {
    address: '/special/condition_pc?level=master&system=percent&grade=82&cn=上海理工大学&c=uk',
    must: [/爱丁堡大学[^|]*看课程要哪一档；Band A、B 的课程不能申请/],
    mustNot: [/达到 \d+ 所（爱丁堡大学/, '暂无数据，看各校入学要求页', '没有公布名单和分数线'],
    why: 'Edinburgh’s 80 applies to its list, so 82 off the list is unknown; and no table contradicts the thresholds above it.',
  },
  {
    address: '/special/condition_pc?level=master&system=percent&grade=88&cn=上海理工大学&c=uk',
    must: ['达到，学校逐份考虑'],
    mustNot: [],
    why: 'Warwick decides case by case from 88, which is less certain than a required average that is reached.',
  },
  {
    address: '/special/condition_pc?level=master&system=percent&grade=3.2&cn=浙江大学&c=uk',
    must: ['这个数像绩点'],
    mustNot: ['还差 56.8 分', '达到 0 所'],
    why: 'A grade point with the default percentage scale must not lead to “nothing is within reach”.',
  },
  {
    address: '/special/condition_pc?level=undergraduate&system=gaokao&grade=600&budget=30万',
    must: [/学业成绩 ?够/, '德国'],
    mustNot: [],
    order: ['英国', '瑞士'],
    why: 'With 600 points and 300,000 yuan, countries with reached thresholds come before countries without data.',
  },
  {
    address: '/special/condition_pc?level=undergraduate&system=gaokao-900&grade=700&c=uk',
    must: ['700 分（满分 900）', '海南的 900 分是按名次换算的标准分'],
    mustNot: ['请填 0 到 750'],
    why: 'The condition check accepts the full mark of Hainan.',
  },
  {
    address: '/special/condition_pc?level=master&ielts=6.5&c=uk',
    must: ['雅思够到全校最低一档'],
    mustNot: ['在公布的范围以内或以上'],
    why: 'IELTS 6.5 is only the lowest level of a school, so the school must not be called reached.',
  },
]
