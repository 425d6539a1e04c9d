import { z } from 'zod'
import { collectionOf } from '@/lib/collections/collection'
import {
  branchCode,
  consented,
  isSample,
  knownCountry,
  noProof,
  oneOf,
  refuseClaims,
  sampled,
  wordList,
  words,
} from '@/lib/collections/fields'
import { shownRecords } from '@/lib/collections/shown-records'
import {
  caseBands,
  caseGroups,
  caseLevels,
  caseTiers,
  type caseWireSchema,
  evidenceGrades,
} from '@/lib/contract/cases'
import { shanghaiDate } from '@/lib/core/time'

export type CaseRecord = z.input<typeof caseWireSchema>

export const levelName = z.enum(caseLevels, `写 ${caseLevels.join('、')} 之一（高中、本科、硕士、博士）`)

const band = z.enum(
  caseBands,
  '写均分档：90、85、80、below80，没有均分的写 other；四分制 3.7 以上算 90，3.3 算 85，3.0 算 80',
)

const month = z
  .string('写年和月，例如 2025-09')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '写年和月，例如 2025-09')
  .refine((when) => when <= shanghaiDate(new Date()).slice(0, 7), '这个月还没有到，写已经发生的事')

const step = z.strictObject({ when: month, text: words('写这个月做了什么', 120) })

const fields = {
  title: words('写一行标题：什么背景申请什么，结果如何', 60),
  country: knownCountry,
  level: levelName,
  major: words('写专业', 40),
  group: z.enum(caseGroups, `写专业大类：${caseGroups.join('、')} 之一`),
  branch: branchCode,
  year: z.int('写入学年份，例如 2026').min(2000, '写四位年份').max(2100, '写四位年份'),
  background: z.strictObject({
    tier: z.enum(caseTiers, `写背景院校：${caseTiers.join('、')} 之一`),
    school: words('写哪一类学校和专业，不写校名', 60),
    gpa: words('写均分，例如 84/100 或 3.5/4.0；没有的写高考或校内成绩', 40),
    algorithm: words('写均分怎么算出来的', 80),
    band,
    tests: words('写标准化考试，例如 雅思 6.5；没有写 无', 60),
  }),
  applied: z
    .array(
      z.strictObject({
        school: words('写学校', 60),
        result: oneOf({ offer: '录取', refused: '未录取', waitlist: '候补' }, '结果').pipe(
          z.enum(['offer', 'refused', 'waitlist']),
        ),
      }),
      '写成列表，每条有 school 和 result',
    )
    .min(1, '申请过的学校全部要写，没有录取的也写'),
  final: words('写去了哪里；没有录取的以“没有入读”开头', 80),
  advisor: words('写顾问的文件名，例如 bj-zhou', 40),
  summary: words('写一两句摘要'),
  sections: z.array(
    z.strictObject({ heading: words('写小标题', 40), text: words('写一段') }),
    '写成列表，每条有 heading 和 text',
  ),
  timeline: z.array(step, '写成列表，每条有 when 和 text').min(3, '至少写三步，按先后'),
  work: z.strictObject({
    student: wordList('写成列表：学生自己做了什么'),
    consultant: wordList('写成列表：顾问做了什么'),
  }),
  differently: words('写如果重来一次会怎么做').min(10, '写具体一点，至少 10 个字'),
}

const sampleCase = z.strictObject({ ...fields, ...sampled, evidence: noProof('evidence') }).superRefine(judge)
const realCase = z
  .strictObject({
    ...fields,
    ...consented,
    evidence: z.enum(
      evidenceGrades,
      '写凭据：A 看过录取信和成绩单，B 看过录取信，C 学生口述；编写的示例另写 sample: true',
    ),
  })
  .superRefine(judge)

/** Lowest and highest average of a band, on a scale of a hundred and of four points. */
const bandLimits = {
  '90': [90, 100, 3.7, 4],
  '85': [85, 89.99, 3.3, 3.69],
  '80': [80, 84.99, 3, 3.29],
  below80: [0, 79.99, 0, 2.99],
} as const

type JudgedFields = Pick<CaseRecord, 'applied' | 'final' | 'timeline' | 'background'>

/** Checks that concern several fields. */
function judge({ applied, final, timeline, background }: JudgedFields, context: z.RefinementCtx): void {
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const late = timeline.findIndex(({ when }, at) => when < (timeline[at - 1]?.when ?? ''))
  if (late > 0) complain(['timeline', late, 'when'], '比上一步还早，按先后排列')
  if (applied.every(({ result }) => result !== 'offer') && !final.startsWith('没有入读')) {
    complain(['final'], '没有一所录取，写“没有入读……”')
  }
  const [, average = '', scale] = /^([\d.]+)\/(100|4(?:\.0)?)$/.exec(background.gpa) ?? []
  if (scale === undefined || background.band === 'other') return
  const [low, high, lowPoints, highPoints] = bandLimits[background.band]
  const isIn =
    scale === '100'
      ? Number(average) >= low && Number(average) <= high
      : Number(average) >= lowPoints && Number(average) <= highPoints
  if (!isIn) complain(['background', 'band'], `均分 ${background.gpa} 不在这一档里`)
}

/** The month in which a case ended. */
const endOf = ({ timeline }: JudgedFields) => timeline.at(-1)?.when ?? ''

/** Every case, with its refusals and waiting lists; latest year of entry first, then latest result. */
export const cases = collectionOf({
  name: 'case',
  folder: 'lib/content/cases',
  title: '案例',
  schema: z.union([sampleCase, realCase]),
  schemaFor: (written): typeof sampleCase | typeof realCase => (isSample(written) ? sampleCase : realCase),
  refuse: refuseClaims,
  record: ({ consent: _, ...told }, id): CaseRecord =>
    told.sample ? { id, ...told } : { id, ...told, sample: false },
  compare: ({ id, written }, other) =>
    other.written.year - written.year ||
    endOf(other.written).localeCompare(endOf(written)) ||
    id.localeCompare(other.id),
})

export const listCases = (): CaseRecord[] => shownRecords(cases.list())
