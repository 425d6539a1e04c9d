import { callTimeOptions } from './call-hours'
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

/** How a question looks in a form. `select` is a list, `choice` a row of buttons, `text` a block of free text. */
export type Ask = {
  /** Above the field; the name of the answer where absent. */
  label?: string
  /** What the empty field says. */
  placeholder?: string
} & ({ control: 'select' | 'choice'; options: readonly Option[] } | { control: 'text' })

export type Question = {
  /** What those who read leads call the answer: a heading in tables, a label on the page behind a notice's link. */
  name: string
  /** Null where the page answers it and not the visitor. */
  ask: Ask | null
  /** Where one kind of form asks in other words or with other options. */
  askIn?: Partial<Record<LeadFormKind, Ask>>
  /** Whether a group's notice says the answer. The whole group reads it, so only what helps to hand out the lead. */
  isInNotice?: true
}

/**
 * What a form may ask beside name, phone and code, one record each; none of them is required (specification §5). The key is the name of
 * the field that is sent and stored. The schema, the forms, tables, notices, the page behind a notice's link, the API's description and
 * the marketers' list are made from this table, in its order: a record here is all that a new question needs. Add it at the end,
 * since the columns of `?format=csv` follow the order too.
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
  teach_mode: { name: '上课方式', ask: { control: 'choice', options: teachModeOptions } },
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
    ask: { label: '什么时候方便接电话', control: 'select', placeholder: '都可以', options: callTimeOptions },
    isInNotice: true,
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
