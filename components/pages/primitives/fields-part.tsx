import { CheckField, ChoiceField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { Example } from './example'

const levels = [
  { value: 'bachelor', label: '本科' },
  { value: 'master', label: '硕士' },
]

/** What a visitor fills in. */
export function FieldsPart() {
  return (
    <>
      <Example name="TextField" use="一行字。标签在上，说明和错误在下，没有只靠占位字的字段。">
        <div className="grid grid-cols-fit-15 items-start gap-4">
          <TextField id="text-plain" label="姓名" />
          <TextField id="text-filled" label="姓名（已填）" defaultValue="王小明" />
          <TextField
            id="text-hint"
            label="目标学校"
            optional
            hint="中文名或英文名"
            placeholder="伦敦大学学院"
          />
          <TextField id="text-error" label="手机号" defaultValue="138" error="请输入 11 位手机号" />
          <TextField
            id="text-error-hint"
            label="均分"
            hint="百分制"
            defaultValue="850"
            error="均分在 0 到 100 之间"
            errorMore="成绩单上是四分制的，先在绩点页换算。"
          />
          <TextField id="text-disabled" label="验证码" disabled hint="先填手机号" />
        </div>
      </Example>
      <Example name="SelectField" use="七个以上的选项。七个以内用 ChoiceField。">
        <div className="grid grid-cols-fit-15 items-start gap-4">
          <SelectField id="select-plain" label="层次" choices={levels} />
          <SelectField id="select-placeholder" label="层次" optional placeholder="请选择" choices={levels} />
          <SelectField
            id="select-error"
            label="层次"
            placeholder="请选择"
            choices={levels}
            error="请选一个层次"
          />
          <SelectField id="select-disabled" label="层次" choices={levels} disabled />
        </div>
      </Example>
      <Example name="TextAreaField" use="几句话。">
        <div className="grid grid-cols-fit-15 items-start gap-4">
          <TextAreaField id="area-plain" label="想问什么" hint="写得越具体，回答越具体" />
          <TextAreaField id="area-error" label="想问什么" error="请写下您的问题" />
          <TextAreaField id="area-disabled" label="想问什么" disabled />
        </div>
      </Example>
      <Example name="ChoiceField" use="几个选项里选一个，选项全部看得见。">
        <div className="grid grid-cols-fit-20 items-start gap-4">
          <ChoiceField name="choice" legend="层次" choices={levels} />
          <ChoiceField name="choice-optional" legend="层次" optional choices={levels} />
        </div>
      </Example>
      <Example name="CheckField" use="同意、可多选的条件。">
        <div className="grid grid-cols-fit-15 items-start gap-4">
          <CheckField id="check-plain" name="check">
            收截止日提醒
          </CheckField>
          <CheckField id="check-checked" name="check" defaultChecked>
            已勾选
          </CheckField>
          <CheckField id="check-error" name="check" error="请先勾选">
            我已阅读
          </CheckField>
          <CheckField id="check-disabled" name="check" disabled>
            不能选
          </CheckField>
        </div>
      </Example>
    </>
  )
}
