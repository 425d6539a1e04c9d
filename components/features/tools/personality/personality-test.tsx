import { Button } from '@/components/ui/button'
import { QueryForm } from '@/components/ui/query-form'
import { type Answer, answerChoices, interestTest, sentField } from '@/lib/tools/personality'
import { OneByOne } from './one-by-one'
import './personality.css'

/**
 * All items as one GET form, one at a time with scripts: the address contains the answers, and Back restores them.
 * @param answers earlier answers by item id
 */
export function PersonalityTest({
  path,
  answers,
}: {
  path: string
  answers: Readonly<Record<string, Answer>>
}) {
  const { items } = interestTest.read()
  return (
    <QueryForm
      state={answers}
      action={`${path}#result-section`}
      data-personality="form"
      className="grid gap-6"
    >
      <input type="hidden" name={sentField} value="1" />
      <OneByOne count={items.length}>
        {items.map((item) => (
          <li key={item.id} data-personality="item" className="border-b border-line">
            <fieldset className="min-w-0 grid grid-cols-1 gap-2 py-2">
              <legend className="text-lg">{item.text}</legend>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 w-full max-w-184">
                {answerChoices.map((choice) => (
                  <label
                    key={choice.value}
                    data-personality="choice"
                    className="px-2 min-h-12 flex items-center justify-center gap-2 border border-line-strong bg-card rounded-sm cursor-pointer hover:border-heading"
                  >
                    <input
                      type="radio"
                      name={item.id}
                      value={choice.value}
                      defaultChecked={answers[item.id] === Number(choice.value)}
                    />
                    {choice.label}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </OneByOne>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <Button type="submit" variant="secondary">
          看结果
        </Button>
        <p data-personality="count">/ {items.length} 题已答</p>
        <p>可以跳过，跳过的题不计分。每类至少答三题才会给出结果。</p>
      </div>
    </QueryForm>
  )
}
