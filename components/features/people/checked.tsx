import { ButtonLink } from '@/components/ui/button-link'

/** The day on which a real person's record was checked. */
export const Checked = ({ of }: { of: { sample: true } | { sample: false; checked: string } }) =>
  !of.sample && (
    <span>
      资料核对 <time dateTime={of.checked}>{of.checked}</time>
    </span>
  )

/** The form beside a person; a sample is named by nobody. */
export const formOf = (
  { name, sample }: { name: string; sample: boolean },
  { team, ...words }: { team: string; title: string; text: string },
) => ({
  ...words,
  kind: 'general' as const,
  source: `${team}·${sample ? '示例页' : name}`,
  fields: ['country', 'education'] as const,
})

/** On narrow screens the button that leads to the form, before how a talk goes. */
export const AskAbove = ({ label }: { label: string }) => (
  <p className="*:w-full *:min-h-12! lg:hidden print:hidden!">
    <ButtonLink href="#consult">{label}</ButtonLink>
  </p>
)
