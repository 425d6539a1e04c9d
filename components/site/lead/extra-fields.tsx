import { askOf } from '@/lib/leads/asked'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { QuestionName } from '@/lib/leads/questions'
import { LeadCheck, LeadSelect, LeadText } from './lead-fields'

type ExtraFieldsProps = { kind: LeadFormKind; fields: readonly QuestionName[] }

/** The questions of a form beside name and phone. All of them are optional (specification §5). */
export function ExtraFields({ kind, fields }: ExtraFieldsProps) {
  const asked = fields.flatMap((name) => {
    const ask = askOf(name, kind)
    return ask === null ? [] : [{ name, ask }]
  })
  if (asked.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      {asked.map(({ name, ask }, at) => (
        <div key={name} className={isPaired(asked, at) ? undefined : 'col-span-full'}>
          <Extra name={name} ask={ask} />
        </div>
      ))}
    </div>
  )
}

/** Whether a field has another one beside it: of an odd number of selects in a row the last has none. */
function isPaired(asked: readonly Pick<ExtraProps, 'ask'>[], at: number): boolean {
  const isSelect = (place: number) => asked[place]?.ask.control === 'select'
  if (!isSelect(at)) return false
  const before = asked.slice(0, at).findLastIndex(({ ask }) => ask.control !== 'select')
  return (at - before) % 2 === 0 || isSelect(at + 1)
}

type ExtraProps = { name: QuestionName; ask: NonNullable<ReturnType<typeof askOf>> }

function Extra({ name, ask }: ExtraProps) {
  switch (ask.control) {
    case 'select':
      return <LeadSelect name={name} {...ask} />
    case 'text':
      return <LeadText name={name} {...ask} />
    case 'check':
      return <LeadCheck name={name} {...ask} />
  }
}
