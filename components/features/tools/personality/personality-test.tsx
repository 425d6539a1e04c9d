import buttons from '@/components/ui/button.module.css'
import { QueryForm } from '@/components/ui/query-form'
import { type Answer, answerChoices, interestTest, sentField } from '@/lib/tools/personality'
import styles from './personality-test.module.css'

/**
 * All items as one GET form: the address contains the answers, Back restores them, and no script is needed.
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
    <QueryForm state={answers} action={`${path}#result-section`} className={`${styles.form} stack gap-5`}>
      <input type="hidden" name={sentField} value="1" />
      <ol className={`${styles.items} stack gap-2`}>
        {items.map((item) => (
          <li key={item.id} className={`${styles.item} line-below`}>
            <fieldset className="row middle spread gap-2-5 pad-2">
              <legend>{item.text}</legend>
              <div className="flex rigid">
                {answerChoices.map((choice) => (
                  <label
                    key={choice.value}
                    className={`${styles.choice} ends-3 inline-row gap-2 target rounded-sm pointer`}
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
      </ol>
      <div className="row middle gap-3-5 muted">
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          看结果
        </button>
        <p className={styles.count}>/ {items.length} 题已答</p>
        <p>可以跳过，跳过的题不计分。每类至少答三题才会给出结果。</p>
      </div>
    </QueryForm>
  )
}
