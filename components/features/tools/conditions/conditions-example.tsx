import { Link } from '@/components/ui/link'
import { conditionsHref } from '@/lib/tools/conditions/input'
import { loadConditions } from './load-conditions'
import { answerWords, headWords, placeWords } from './result-words'

const answers = { level: 'master', budget: '30万', system: 'percent', grade: '82' }

/** What the tool answers, beside the empty form. */
export async function ConditionsExample() {
  const { reading, sheet } = await loadConditions(answers)
  if (sheet?.kind !== 'result') return null
  return (
    <section className="grid gap-3" aria-labelledby="example">
      <h2 id="example" className="text-lg">
        样例：{answerWords(reading.input)}
      </h2>
      <p>{headWords(sheet.countries)}。</p>
      <ul className="grid gap-2">
        {sheet.countries.slice(1, 4).map((result) => (
          <li key={result.name}>
            {result.name}：{placeWords(result)}
          </li>
        ))}
      </ul>
      <p>
        <Link href={conditionsHref(reading.input)} className="inline-flex items-center min-h-target">
          看整份样例
        </Link>
      </p>
    </section>
  )
}
