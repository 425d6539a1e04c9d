import { type Answer, interestTest, scorePersonality } from '@/lib/tools/personality'
import { ToolExample } from '../tool-example'

/** Somebody who likes to find out, and some work of the hands. */
const sampleAnswer = (type: string, at: number): Answer => (type === 'I' || (type === 'R' && at < 12) ? 2 : 1)

/** What the test answers, for invented answers. */
export function PersonalityExample({ path }: { path: string }) {
  const { items, profiles } = interestTest.read()
  const answers = Object.fromEntries(items.map(({ id, type }, at) => [id, sampleAnswer(type, at)]))
  const result = scorePersonality(answers)
  if (result.kind !== 'result') return null
  return (
    <ToolExample
      of={`${items.length} 题都答完`}
      href={`${path}?${items.map(({ id }) => `${id}=${answers[id]}`).join('&')}`}
    >
      <p>靠前的 {result.leading.length} 类，可以看的专业：</p>
      {result.leading.map((type) => (
        <p key={type}>
          <strong>{profiles[type].name}</strong>：{profiles[type].majors}
        </p>
      ))}
    </ToolExample>
  )
}
