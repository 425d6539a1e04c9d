import type { AnswerCase } from './answer-case'

/** Chinese universities whose graduates hold a British degree: the lists of Chinese institutions do not apply to them. */
export const cases: readonly AnswerCase[] = [
  [
    '/yxk/china?q=西交利物浦大学',
    'One record does not mean that one British university accepts the degree.',
    ['以英国学位等级计', '不在别的名单上是正常的'],
    [],
    { order: ['不在别的名单上是正常的', '谢菲尔德大学'] },
  ],
  ['/yxk/china?q=苏州大学', 'The remark is for British degrees only.', [], ['不在别的名单上是正常的']],
]
