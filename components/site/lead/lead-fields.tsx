'use client'

import { Button } from '@/components/ui/button'
import { CheckField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { fieldLimit, typedLimits } from '@/lib/leads/field-limits'
import type { Option } from '@/lib/leads/options'
import { ConsentLabel } from './consent-label'
import { useLeadField, useLeadForm } from './lead-form'
import { OtherWay } from './other-way'

export function NameField({ required }: { required: boolean }) {
  return (
    <TextField
      {...useLeadField('name')}
      label="姓名"
      optional={!required}
      required={required}
      autoComplete="name"
      maxLength={typedLimits.name}
    />
  )
}

export function PhoneField() {
  const { managed } = useLeadForm()
  const otherWay = managed?.errors.phone?.type
  return (
    <TextField
      {...useLeadField('phone')}
      errorMore={otherWay && <OtherWay text={otherWay} />}
      label="手机号"
      type="tel"
      inputMode="tel"
      required
      autoComplete="tel"
      maxLength={typedLimits.phone}
      placeholder="11 位手机号"
    />
  )
}

type LeadFieldProps = { name: string; label: string; placeholder?: string }

export function LeadSelect({
  name,
  label,
  placeholder,
  options,
}: LeadFieldProps & { options: readonly Option[] }) {
  return (
    <SelectField {...useLeadField(name)} label={label} optional placeholder={placeholder} choices={options} />
  )
}

/** A block of free text. */
export function LeadText({ name, label, placeholder }: LeadFieldProps) {
  return (
    <TextAreaField
      {...useLeadField(name)}
      label={label}
      optional
      rows={3}
      maxLength={fieldLimit}
      placeholder={placeholder}
    />
  )
}

/** A box that is not ticked at first and never required. */
export function LeadCheck({ name, label, value }: LeadFieldProps & { value: string }) {
  return (
    <CheckField {...useLeadField(name)} value={value}>
      {label}
    </CheckField>
  )
}

/** Not ticked at first. Each form sets whether it is required (specification §2 and §5). */
export function PrivacyCheckbox({ enforced }: { enforced: boolean }) {
  return (
    <CheckField {...useLeadField('agree')} value="1" required={enforced}>
      <ConsentLabel />
    </CheckField>
  )
}

export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting, isUnanswered } = useLeadForm()
  // Not `disabled`, because that would remove the focus, and the popup could not return it.
  return (
    <Button type="submit" size="tall" wide className="text-base" aria-disabled={isSubmitting || undefined}>
      {isSubmitting ? '正在提交…' : isUnanswered ? '再提交一次' : label}
    </Button>
  )
}
