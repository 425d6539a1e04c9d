import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { daySchema } from '@/lib/contract/fields'
import { listSeats } from './branch-seat'

const text = z
  .string({ error: '要写文字；没有就写 null' })
  .trim()
  .min(1, '不能为空；没有就写 null')
  .nullable()

const branchSchema = z.strictObject({
  address: text,
  phone: z
    .string({ error: '要写号码；没有就写 null' })
    .regex(/^[\d-]{7,20}$/, '只能有数字和连字符，7 到 20 位')
    .nullable(),
  hours: text,
  transport: text,
  open_days: z.array(z.strictObject({ date: daySchema, text: z.string().min(1) })),
})

const companySchema = z.strictObject({
  $schema: z.string().optional(),
  /** 统一社会信用代码 of the business licence, printed next to the legal name. */
  business_licence: z
    .string({ error: '要写统一社会信用代码；没有就写 null' })
    .regex(/^[\dA-HJ-NPQRTUWXY]{18}$/, '统一社会信用代码是 18 位数字和大写字母')
    .nullable(),
  /** The day on which the company confirmed that consultants telephone during the hours of `lib/site.ts`. */
  call_hours_confirmed_on: daySchema.nullable(),
  /** Where the company keeps the evidence for its own figures in `lib/site.ts`, as the Advertising Law requires. */
  claims_evidence: text,
  /** Permission of QS and ShanghaiRanking to print their rankings: number and date of the contract. */
  ranking_licences: z.strictObject({ qs: text, arwu: text }),
  /** The days on which a lawyer confirmed choices that the site leaves to the company. */
  law_confirmed_on: z.strictObject({
    /** Which forms are sent without a ticked privacy box, see `CONSENT_REQUIRED`. */
    consent_box: daySchema.nullable(),
    /** That branches outside the mainland read leads and telephone. */
    cross_border: daySchema.nullable(),
    /** That 百度统计 counts the visitors who agree, see `BAIDU_TONGJI_ID`. */
    visit_statistics: daySchema.nullable(),
    /** The purposes that the immigration form offers. */
    immigration_purposes: daySchema.nullable(),
  }),
  branches: z.record(z.string(), branchSchema).superRefine((branches, context) => {
    const codes = listSeats().map(({ code }) => code)
    const complain = (code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [code], message })
    for (const code of codes) if (branches[code] === undefined) complain(code, '没有写这家分公司')
    for (const code of Object.keys(branches))
      if (!codes.includes(code)) complain(code, `没有这家分公司，只能写 ${codes.join('、')}`)
  }),
})

/** JSON, because every form in the browser takes the confirmed hours from it too (`lib/site.ts`). */
export const companyFile = tableOf({
  name: 'company',
  file: 'lib/content/company/company.json',
  title: '公司自己的资料',
  schema: companySchema,
})

/**
 * Facts that only the company knows, as far as it has filled them in: `null` is unknown and not printed. Legal name, address and filing
 * numbers come from the environment.
 */
export const company = companyFile.read
