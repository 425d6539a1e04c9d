import { createContext, useContext } from 'react'

export type FieldError = { field: string; message: string }

type LeadFormState = {
  /** The form's own, which the ids of its fields begin with. */
  id: string
  /** The one failure that is shown; checks stop at the first (specification §5). */
  error: FieldError | null
  isPending: boolean
  /** The last submit was not answered: no message says so (specification §8), the button and the hotline do. */
  isUnanswered: boolean
  /** Shows a failure at its field and moves the focus there; null takes it away. */
  showError: (error: FieldError | null) => void
  /** Checks and sends the form without its code, for when none can be had. */
  submitWithoutCode: () => void
}

export const LeadFormContext = createContext<LeadFormState>({
  id: '',
  error: null,
  isPending: false,
  isUnanswered: false,
  showError: () => {},
  submitWithoutCode: () => {},
})

export function useLeadForm(): LeadFormState {
  return useContext(LeadFormContext)
}

/** The text to show at a field of this name, if it is the one that failed. */
export function useFieldError(name: string): string | null {
  const { error } = useLeadForm()
  return error?.field === name ? error.message : null
}

/** The id of the field of this name, the same wherever and however often the form is drawn. */
export function useFieldId(name: string): string {
  return `${useLeadForm().id}-${name}`
}
