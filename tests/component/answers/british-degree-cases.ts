import type { AnswerCase } from './answer-case'

/** Chinese universities whose graduates hold a British degree: the lists of Chinese institutions do not apply to them. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/yxk/china?q=西交利物浦大学',
    must: ['以英国学位等级计', '不在别的名单上是正常的'],
    mustNot: [],
    order: ['不在别的名单上是正常的', '谢菲尔德大学'],
    why: 'One record does not mean that one British university accepts the degree.',
  },
  {
    address: '/yxk/china?q=苏州大学',
    must: [],
    mustNot: ['不在别的名单上是正常的'],
    why: 'The remark is for British degrees only.',
  },
  {
    address: '/special/condition_pc?level=master&system=percent&grade=78&cn=宁波诺丁汉大学&c=uk',
    must: ['按英国学位等级看'],
    mustNot: ['不在名单上，学校写明不考虑'],
    why: 'A list of Chinese degrees closes no door to a British one.',
  },
]
