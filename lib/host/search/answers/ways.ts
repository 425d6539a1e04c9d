import { paths } from '@/lib/routing/paths'
import { asking } from '../words'
import { card } from './asked'
import { answerChina } from './china'
import { answerBudget, answerCosts } from './costs'
import { answerGaokao } from './gaokao'
import { answerGeneral, answerPlaces, answerRounds, answerRules, answerScholarship } from './matters'
import { answerHighSchool, answerJoint, answerProgramme } from './pages'
import { answerLiving, answerPlaceSchools } from './places'
import type { Question, Way } from './question'
import { answerDays, answerSittings, systemNamed } from './schools/deadlines'
import { answerSchools } from './schools/many-schools'
import { answerSchool } from './schools/one-school'
import { answerCountry, answerScore } from './scores'
import { answerSchoolSubject, answerSubject } from './subject-places'

/** A name that the library lacks. A similar one would be another school. */
const answerUnheard = ({ keyword, isUnheard }: Question) =>
  isUnheard
    ? card({
        title: `没有找到叫「${keyword}」的学校`,
        unknown: '下面的结果只是写法相近。请写全名、英文名或所在城市再找，中学多半只有英文名。',
        links: [{ label: '到院校库按国家找', href: paths.schools }],
      })
    : null

/** A city's living costs; beside 学费 they are a part of the year. */
const asksLiving = asking('living')

const asksWhere = asking('where')

const ofRules = /^(?:资金证明|毕业生签证|兼职|陪读|签证|有效期|入学时间|费用|雅思|托福|语言学校|比较)$/
const ofCountries = /^(?:雅思|托福|均分|名单|双非|双一流|录取率|入学时间|分数)$/
const aboutScores = /^(?:雅思|托福|均分|绩点|双非|分数|名单)$/
const aboutSchools = /^(?:费用|雅思|托福|排名|均分|名单|双非|双一流|截止|录取率|入学时间|分数|高考|比较)$/

/** The ways that use the same share of a question are tried in this order. */
export const ways: readonly Way[] = [
  { needs: ['page', 'matter'], matters: /^费用$/, answer: answerHighSchool },
  { needs: ['few'], answer: answerGeneral, isForGuesses: true },
  { needs: ['few'], answer: answerScholarship, isForGuesses: true },
  {
    needs: [],
    may: ['page', 'subject', 'country', 'matter', 'word'],
    asks: asking('rounds'),
    answer: answerRounds,
  },
  {
    needs: ['gaokao'],
    may: ['school', 'country', 'level', 'matter'],
    matters: /^(?:高考|分数|截止)$/,
    answer: answerGaokao,
  },
  {
    needs: ['mark'],
    may: ['school', 'group', 'page', 'country', 'level', 'matter'],
    matters: aboutScores,
    answer: answerScore,
  },
  {
    needs: [],
    asks: asking('sittings'),
    answer: answerSittings,
    isForGuesses: true,
  },
  {
    needs: ['joint', 'matter'],
    may: ['level', 'few'],
    matters: /^(?:费用|分数|高考|留服认证)$/,
    answer: answerJoint,
  },
  {
    needs: ['page'],
    may: ['matter', 'budget', 'country'],
    matters: /^(?:费用|移民|预算|分数|买房)$/,
    answer: answerProgramme,
  },
  { needs: [], answer: answerChina, isForGuesses: true },
  {
    needs: [],
    may: ['school', 'page', 'level', 'subject', 'country', 'matter', 'word'],
    matters: /^(?:艺术|排名|国际学校|寄宿|名单)$/,
    asks: asking('schools'),
    answer: answerPlaceSchools,
    isForGuesses: true,
  },
  {
    needs: ['matter'],
    may: ['page', 'level', 'matter', 'word'],
    asks: systemNamed,
    answer: answerDays,
  },
  { needs: ['few', 'school'], may: ['country', 'level', 'matter', 'page'], answer: answerSchool },
  { needs: [], asks: asksLiving, answer: answerLiving, isForGuesses: true },
  { needs: ['few'], may: ['country', 'level', 'matter', 'page', 'mark'], answer: answerPlaces },
  { needs: ['matter'], may: ['country', 'countries', 'level'], matters: ofRules, answer: answerRules },
  {
    needs: [],
    may: ['country', 'countries', 'level', 'matter', 'budget'],
    matters: /^(?:费用|学制|预算|比较|公立)$/,
    answer: answerCosts,
  },
  { needs: ['budget', 'level'], may: ['matter'], matters: /^预算$/, answer: answerBudget },
  { needs: [], may: ['level', 'matter', 'budget'], matters: /^预算$/, asks: asksWhere, answer: answerBudget },
  ...(['group', 'span', 'schools'] as const).map(
    (slot): Way => ({
      needs: [slot],
      may: ['list', 'country', 'level', 'matter', 'few'],
      matters: aboutSchools,
      answer: answerSchools,
    }),
  ),
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
    needs: ['title'],
    may: ['country', 'level', 'matter'],
    matters: /^(?:费用|艺术)$/,
    answer: answerSubject,
  },
  { needs: ['country', 'matter'], may: ['level'], matters: ofCountries, answer: answerCountry },
  { needs: ['country', 'matter'], may: ['level'], matters: /^(?:截止|转学)$/, answer: answerDays },
  { needs: [], answer: answerUnheard, isForGuesses: true },
]
