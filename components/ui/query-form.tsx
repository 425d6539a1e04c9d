import { AnsweredForm, type AnsweredFormProps } from './answered-form'

type QueryFormProps = AnsweredFormProps & {
  /** What the page answers: with another answer the fields are drawn anew, because React keeps a field as the visitor left it. */
  state: unknown
}

/** Questions that a page answers by its address (GET), so that no script is needed. */
export function QueryForm({ state, ...form }: QueryFormProps) {
  return <AnsweredForm key={JSON.stringify(state)} {...form} />
}
