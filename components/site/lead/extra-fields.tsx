import { ChoiceField } from '@/components/ui/field'
import type { LeadFormKind } from '@/lib/leads/forms'
import {
  countryOptions,
  educationOptions,
  examOptions,
  immigrationCountryOptions,
  immigrationPurposeOptions,
  type Option,
  teachMethodOptions,
  teachModeOptions,
} from '@/lib/leads/options'
import { LeadSelect, MessageField } from './lead-fields'
import styles from './lead-form.module.css'

const selects = {
  country: { label: '意向国家或地区', placeholder: '还没定', options: countryOptions },
  immigrationCountry: {
    name: 'country',
    label: '意向国家',
    placeholder: '还没定',
    options: immigrationCountryOptions,
  },
  education: { label: '准备读的阶段', placeholder: '请选择', options: educationOptions },
  sqxl: { label: '主要目的', placeholder: '请选择', options: immigrationPurposeOptions },
  apply_course: { label: '想上的课程', placeholder: '还没定', options: examOptions },
  teach_methods: { label: '班型', placeholder: '听老师建议', options: teachMethodOptions },
  exam: { label: '已考过的考试', placeholder: '还没考', options: examOptions },
} as const satisfies Record<
  string,
  { name?: string; label: string; placeholder: string; options: readonly Option[] }
>

/** Questions that a form may add; every one of them is optional (specification §5). */
export type ExtraField = keyof typeof selects | 'teach_mode' | 'message'

/** What a kind of form asks when the page does not say (specification §3). */
export const usualFields: Partial<Record<LeadFormKind, readonly ExtraField[]>> = {
  immigration: ['sqxl', 'immigrationCountry'],
  language: ['apply_course', 'teach_methods', 'teach_mode'],
  plan: ['country', 'education'],
  assessment: ['country', 'education'],
  message: ['message'],
}

export function ExtraFields({ fields }: { fields: readonly ExtraField[] }) {
  if (fields.length === 0) return null
  return (
    <div className={styles.extras}>
      {fields.map((field) => (
        <div key={field} className={isWide(field) ? styles.whole : undefined}>
          <Extra field={field} />
        </div>
      ))}
    </div>
  )
}

function Extra({ field }: { field: ExtraField }) {
  if (field === 'message') return <MessageField />
  if (field === 'teach_mode') {
    return <ChoiceField name="teach_mode" legend="上课方式" optional choices={teachModeOptions} />
  }
  return <LeadSelect name={field} {...selects[field]} />
}

const isWide = (field: ExtraField) => field === 'message' || field === 'teach_mode'
