import { conditionsHref } from '@/lib/tools/conditions/input'
import { ToolExample } from '../tool-example'
import { loadConditions } from './load-conditions'
import { answerWords, headWords, placeWords } from './result-words'

const answers = { level: 'master', budget: '30万', system: 'percent', grade: '82' }

/** What the tool answers, beside the empty form. */
export async function ConditionsExample() {
  const { reading, sheet } = await loadConditions(answers)
  if (sheet?.kind !== 'result') return null
  return (
    <ToolExample of={answerWords(reading.input)} href={conditionsHref(reading.input)}>
      <p>{headWords(sheet.countries, reading.input.level)}。</p>
      <ul className="grid gap-2">
        {sheet.countries.slice(1, 4).map((result) => (
          <li key={result.name}>
            {result.name}：{placeWords(result)}
          </li>
        ))}
      </ul>
    </ToolExample>
  )
}
