/**
 * What the browser leaves to be done for forms that a page answers (`ui/query-form.tsx`): fields left empty stay out of the address
 * where they say nothing, so that one list has one address; and a form that was sent shows, when its visitor goes back to it, what
 * the page around it answers, not what was asked of the next one.
 * @returns what ends it
 */
export function watchQueryForms(): () => void {
  const sent = new Set<HTMLFormElement>()
  const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.matches('[data-query]'))
      sent.add(target)
  }
  const onFormData = ({ target, formData }: FormDataEvent) => {
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-query=filled]')) return
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  }
  const onPageHide = () => {
    for (const form of sent) form.reset()
    sent.clear()
  }
  document.addEventListener('submit', onSubmit)
  document.addEventListener('formdata', onFormData)
  window.addEventListener('pagehide', onPageHide)
  return () => {
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('formdata', onFormData)
    window.removeEventListener('pagehide', onPageHide)
  }
}
