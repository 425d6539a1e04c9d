import { paths } from '@/lib/routing/paths'
import { type Answer, card } from './asked'
import { answerChina } from './china'
import { answerBudget, answerCosts } from './costs'
import { answerCountries } from './countries'
import { answerCountry } from './country'
import { answerGaokao } from './gaokao'
import { answerBulletin, answerCare, answerCity, answerPlace, answerRounds, answerRules } from './matters'
import { answerCitySchools, answerLiving } from './places'
import type { Question, Slot, Way } from './question'
import { answerRankPlaces } from './rank-places'
import { answerJoint } from './schools/joint-university'
import { answerFew, answerGeneral, answerPlaces } from './schools/not-held'
import { answerSchool } from './schools/one-school'
import { answerGroup } from './schools/school-group'
import { answerComparison } from './schools/several-schools'
import { answerScore } from './scores'
import { answerSchoolSubject, answerSubject } from './subject-places'
import { answerSystemDays, systemNamed } from './system-days'

/** An abbreviation in capitals that no name has. A similar one would be another school. */
const answerUnheard = ({ keyword, isUnheard }: Question): Answer | null =>
  isUnheard
    ? card({
        title: `没有叫这个简称的学校：${keyword}`,
        unknown: '请写全名、中文名或所在城市再找。',
        link: paths.schools,
        links: [{ label: '到院校库按国家找', href: paths.schools }],
      })
    : null

/** For ways whose words say all by themselves. */
const anything: readonly Slot[] = [
  ...(['school', 'subject', 'page', 'list', 'round', 'country', 'countries', 'level', 'levels'] as const),
  ...(['matter', 'mark', 'gaokao', 'budget', 'span', 'few', 'word'] as const),
]
const unnamed: readonly Slot[] = anything.filter((slot) => slot !== 'school')

/** A city's living costs; beside 学费 they are a part of the year. */
const asksLiving = /^(?!.*学费).*(?:生活费|食宿|住宿费|房租|吃住|living cost|cost of living|living expense)/i

const asksWhere = /哪|什么地方|什么国家|which|where|countr|不.{0,2}去|除|以外/i

const aboutScores = /^(?:雅思|托福|均分|绩点|双非|分数|名单|双一流)$/
const aboutSchools = /^(?:费用|雅思|托福|排名|均分|名单|双非|双一流|截止|录取率|入学时间|分数|高考)$/

/** The ways that use the same share of a question are tried in this order. */
export const ways: readonly Way[] = [
  { needs: ['word'], answer: answerUnheard, isForGuesses: true },
  { needs: ['few'], may: unnamed, answer: answerGeneral, isForGuesses: true },
  {
    needs: ['matter'],
    may: unnamed,
    asks: /抑郁|焦虑症|心理(?:健康|问题)|轻生|自杀|想不开/,
    answer: answerCare,
  },
  {
    needs: [],
    may: ['list', 'matter', 'word'],
    asks: /^\s*qs\s*(?:排名)?\s*(?:第)?\s*\d{1,4}\s*名?(?:是|的)?(?:哪所|哪个|什么)?(?:大学|学校)?\s*$/i,
    answer: answerPlace,
  },
  { needs: [], may: anything, asks: /排期|优先日|[等排].{0,2}[年久]/, answer: answerBulletin },
  {
    needs: [],
    may: anything,
    asks: /^(?=.*(?:快速通道|express ?entry|(?<![a-z])(?:ee|crs)(?![a-z]))).*(?:分|轮|crs)/i,
    answer: answerRounds,
  },
  {
    needs: ['gaokao'],
    may: ['school', 'country', 'level', 'matter', 'mark'],
    matters: /^(?:高考|分数|雅思|截止)$/,
    answer: answerGaokao,
  },
  {
    needs: ['mark'],
    may: ['school', 'group', 'page', 'country', 'level', 'matter'],
    matters: aboutScores,
    answer: answerScore,
  },
  { needs: [], may: anything, answer: answerChina, isForGuesses: true },
  { needs: [], may: anything, asks: asksLiving, answer: answerLiving },
  {
    needs: [],
    may: ['school', 'page', 'level', 'subject', 'country', 'matter', 'word'],
    matters: /^(?:艺术|排名|国际学校|寄宿)$/,
    asks: /大学|学校|院校|学院|高中|中学|美院|universit|college|school|conservatoire/i,
    answer: answerCitySchools,
    isForGuesses: true,
  },
  {
    needs: ['matter'],
    may: ['page', 'level', 'matter', 'word'],
    asks: systemNamed,
    answer: answerSystemDays,
  },
  { needs: ['few', 'school'], may: ['country', 'level', 'matter', 'page'], answer: answerFew },
  { needs: ['few', 'country'], may: ['level', 'matter', 'page'], answer: answerPlaces },
  {
    needs: ['matter'],
    may: ['country', 'level'],
    matters: /^(?:资金证明|毕业生签证|兼职|陪读|签证|有效期|入学时间|费用|雅思|托福|语言学校)$/,
    answer: answerRules,
  },
  {
    needs: ['country'],
    may: ['level', 'matter', 'budget'],
    matters: /^(?:费用|学制)$/,
    answer: answerCosts,
  },
  {
    needs: ['budget'],
    may: ['level', 'matter'],
    matters: /^预算$/,
    asks: asksWhere,
    answer: answerBudget,
  },
  {
    needs: ['matter'],
    may: ['level'],
    matters: /^预算$/,
    asks: asksWhere,
    answer: answerBudget,
  },
  { needs: ['page'], may: ['matter'], matters: /^(?:地址|中介)$/, answer: answerCity },
  { needs: ['group'], may: ['level', 'matter'], matters: aboutSchools, answer: answerGroup },
  {
    needs: ['span'],
    may: ['list', 'country', 'level', 'matter'],
    matters: aboutSchools,
    answer: answerRankPlaces,
  },
  { needs: ['schools'], may: ['matter'], answer: answerComparison },
  { needs: ['page', 'matter'], may: ['level'], matters: /^费用$/, answer: answerJoint },
  {
    needs: ['school'],
    may: ['list', 'round', 'country', 'level', 'matter'],
    matters: aboutSchools,
    answer: answerSchool,
  },
  {
    needs: ['school', 'subject'],
    may: ['country', 'level', 'matter'],
    matters: /^费用$/,
    answer: answerSchoolSubject,
  },
  {
    needs: ['subject', 'country'],
    may: ['level', 'matter'],
    matters: /^(?:费用|排名|比较|预算)$/,
    answer: answerSubject,
  },
  {
    needs: ['subject'],
    may: ['level', 'matter'],
    matters: /^(?:费用|排名|预算)$/,
    asks: asksWhere,
    answer: answerSubject,
  },
  {
    needs: ['countries'],
    may: ['level', 'matter'],
    matters: /^(?:费用|预算|比较|资金证明|毕业生签证|兼职|陪读|签证|入学时间)$/,
    answer: answerCountries,
  },
  {
    needs: ['country', 'matter'],
    may: ['level'],
    matters: /^(?:雅思|托福|均分|名单|双非|双一流|录取率|入学时间|分数)$/,
    answer: answerCountry,
  },
]
