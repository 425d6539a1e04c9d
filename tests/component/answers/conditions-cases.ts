import type { AnswerCase } from './answer-case'

/** What the condition check must answer. */
export const cases: readonly AnswerCase[] = [
  [
    '/special/condition_pc?level=master&field=business&system=percent&grade=82&cn=上海理工大学&budget=30万',
    'A country that is too dear stands after one that fits as far as is known.',
    ['格拉斯哥大学', '还差 8 分', '没法比'],
    ['看学校对名单外的写法', '有硬条件不知道'],
    { order: ['瑞士', '英国'] },
  ],
  [
    '/special/condition_pc?level=master&system=percent&grade=82&cn=上海理工大学&c=uk',
    'UCL asks 90 of institutions off its list, and the table below shows that the average reaches it. Edinburgh’s 80 applies to its list, so 82 off the list is unknown; and no table contradicts the thresholds above it.',
    [
      /学业成绩 ?够一部分学校/,
      '伦敦大学学院',
      '90 分',
      '还差 8 分',
      /爱丁堡大学[^|]*看课程要哪一档；Band A、B 的课程不能申请/,
    ],
    [
      /学业成绩 ?(未知|没法比)/,
      '名单没有写百分数，看课程页 看学校',
      /达到 \d+ 所（爱丁堡大学/,
      '暂无数据，看各校入学要求页',
      '没有公布名单和分数线',
    ],
  ],
  [
    '/special/condition_pc?level=master&system=percent&grade=82&c=uk',
    'A list of several groups has a span, and not no number: Glasgow asks 70 to 87.',
    [/格拉斯哥大学[\s|]*看名单[\s|]*70–87 分/],
    [/格拉斯哥大学[\s|]*看名单[\s|]*没有写/],
  ],
  [
    '/special/condition_pc?level=master&system=percent&grade=3.2&cn=浙江大学&c=uk',
    'A grade point with the default percentage scale must not lead to “nothing is within reach”.',
    ['这个数像绩点'],
    ['还差 56.8 分', '达到 0 所'],
  ],
  [
    '/special/condition_pc?level=undergraduate&system=gaokao-900&grade=700&c=uk',
    'The condition check accepts the full mark of Hainan.',
    ['700 分（满分 900）', '海南的 900 分是按名次换算的标准分'],
    ['请填 0 到 750'],
  ],
  [
    '/special/condition_pc?level=master&ielts=6.5&c=uk',
    'IELTS 6.5 is only the lowest level of a school: no school is called reached, and the schools are in the list, which counts them.',
    ['语言成绩没法比', '各校的雅思要求多半高于签证的等级', '英国的学校'],
    [/雅思够/, /有 QS 名次[^。]*\d+ 所里/],
  ],
]
