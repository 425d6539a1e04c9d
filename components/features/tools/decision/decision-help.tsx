import { OpenPart } from '@/components/blocks/open-parts'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref, type OptionChoice } from '@/lib/tools/decision/input'
import type { UnsureName } from './load-decision'

type DecisionHelpProps = {
  notes: readonly string[]
  unsure: readonly UnsureName[]
  /** All options of the address, found or not. */
  choices: readonly OptionChoice[]
  answers: ConditionInput
}

/** Values that could not be read, other schools that a name may mean, and how to begin. */
export function DecisionHelp({ notes, unsure, choices, answers }: DecisionHelpProps) {
  if (notes.length > 0 || unsure.length > 0) {
    return (
      <div className="border-s-3 border-s-accent bg-accent-soft px-6 py-4 print:hidden!" role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {unsure.map(({ at, words, taken, others }) => (
          <p key={at}>
            {taken === null
              ? `没有一所学校就叫“${words}”，请从名字里有这几个字的里选，或写全名：`
              : `按“${taken}”列出。要的是别的学校：`}
            {others.map(({ id, name }) => (
              <Link
                key={id}
                className="inline-flex items-center min-h-target max-lg:min-w-target ms-3"
                href={decisionHref(
                  choices.map((choice, other) =>
                    other === at ? { ...choice, school: id, words: '', programme: '', city: '' } : choice,
                  ),
                  answers,
                )}
              >
                {name}
              </Link>
            ))}
          </p>
        ))}
      </div>
    )
  }
  if (choices.length > 0) return null
  return (
    <div className="print:hidden! grid grid-cols-1 gap-3">
      <p>先填两个选项，例如：</p>
      <ul>
        {examples.map(({ label, query }) => (
          <li key={label}>
            <Link
              href={`${decisionHref([])}?${query}`}
              className="inline-flex items-center min-h-target max-lg:min-w-target"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <OpenPart label="这张单子会列什么">
        <ul className="grid gap-3">
          {adviceOn('decision-sheet').map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>：{text}
            </li>
          ))}
        </ul>
      </OpenPart>
    </div>
  )
}

/** Below the first questions. */
export const DecisionUse = () => (
  <OpenPart label="怎么用">
    <p>
      学校、国家和阶段填一项也能列；孩子的成绩和家里的预算可以不填，填了才写得出够不够、差多少。选项都写在网址里，发给家人打开的是同一张；自己的笔记只留在这台设备的浏览器里，不会传给我们。
    </p>
  </OpenPart>
)

const examples = [
  {
    label: '英国、香港和澳大利亚读一年制或两年制硕士',
    query:
      's1=uk-university-college-london&l1=master&s2=hk-university-of-hong-kong&l2=master&s3=au-the-university-of-sydney&l3=master',
  },
  { label: '英国本科三年，还是澳大利亚本科三年', query: 'c1=uk&l1=undergraduate&c2=au&l2=undergraduate' },
] as const
