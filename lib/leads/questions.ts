import { callTimeOptions } from './call-time'
import type { LeadFormKind } from './forms'
import {
  countryOptions,
  educationOptions,
  examOptions,
  immigrationCountryOptions,
  immigrationPurposeOptions,
  type Option,
  teachMethodOptions,
  teachModeOptions,
} from './options'

/**
 * How a form shows a question. `select` is a list, `choice` a row of buttons, `text` a multi-line text field, `check` a box whose value is
 * sent when it is ticked.
 */
export type Ask = {
  /** Text above the field; the question's name when missing. */
  label?: string
  /** Placeholder of the empty field. */
  placeholder?: string
} & (
  | { control: 'select'; options: readonly Option[] }
  | { control: 'text' }
  | { control: 'check'; value: string }
)

/** The answer of a visitor who agrees that a branch abroad reads the lead and telephones. */
export const agreedAbroad = '同意'

export type Question = {
  /** What consultants call the answer: a column heading in tables, a label on the page that a notice links to. */
  name: string
  /** Null where the page answers the question and not the visitor. */
  ask: Ask | null
  /** Other wording or other options in certain kinds of form. */
  askIn?: Partial<Record<LeadFormKind, Ask>>
  /**
   * Whether the notice in a group chat contains the answer. The whole group reads it, so only answers that help to assign the lead belong
   * there.
   */
  isInNotice?: true
}

/**
 * What a form may ask besides name, phone and code, one record for each question; none of them is required (specification §5). The key is
 * the name of the field that is sent and stored. The schema, the forms, tables, notices, the page that a notice links to, the API's
 * description and the marketers' list are made from this table, in its order: a new question needs only a record here. Add it at the end,
 * because the columns of `?format=csv` follow the order too.
 */
export const questions = {
  country: {
    name: '意向国家',
    ask: { label: '意向国家或地区', control: 'select', placeholder: '还没定', options: countryOptions },
    askIn: { immigration: { control: 'select', placeholder: '还没定', options: immigrationCountryOptions } },
  },
  education: {
    name: '准备读的阶段',
    ask: { control: 'select', placeholder: '请选择', options: educationOptions },
  },
  sqxl: {
    name: '主要目的',
    ask: { control: 'select', placeholder: '请选择', options: immigrationPurposeOptions },
  },
  apply_course: {
    name: '想上的课程',
    ask: { control: 'select', placeholder: '还没定', options: examOptions },
  },
  teach_methods: {
    name: '班型',
    ask: { control: 'select', placeholder: '听老师建议', options: teachMethodOptions },
  },
  teach_mode: {
    name: '上课方式',
    ask: { control: 'select', placeholder: '不限', options: teachModeOptions },
  },
  exam: { name: '已考过的考试', ask: { control: 'select', placeholder: '还没考', options: examOptions } },
  branch: { name: '城市', ask: null, isInNotice: true },
  message: {
    name: '想问的事',
    ask: {
      control: 'text',
      placeholder: '例如：双非本科均分 82，想读一年制硕士，预算 30 万，现在该准备什么？',
    },
  },
  call_time: {
    name: '方便接电话',
    ask: { label: '几点方便接电话', control: 'select', placeholder: '都可以', options: callTimeOptions },
    isInNotice: true,
  },
  /** A consent of its own, because the law asks for one before personal data leave the mainland. Forms of branches abroad add it. */
  abroad: {
    name: '同意境外回电',
    ask: {
      label:
        '我单独同意把姓名、手机号和选填内容提供给境外的这家分公司，由当地同事给我回电（见协议第六条）。不勾选也可以提交，由内地的顾问回电',
      control: 'check',
      value: agreedAbroad,
    },
    isInNotice: true,
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
