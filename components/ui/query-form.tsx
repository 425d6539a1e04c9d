import { AnsweredForm, type AnsweredFormProps } from './answered-form'

type QueryFormProps = AnsweredFormProps & {
  /**
   * The state that the page answers. With another state the fields are rendered anew, because React keeps a field as
   * the visitor left it.
   */
  state: unknown
}

/** A form that sends its values in the address (GET), so that it needs no script. */
export function QueryForm({ state, ...form }: QueryFormProps) {
  return <AnsweredForm key={JSON.stringify(state)} {...form} />
}
