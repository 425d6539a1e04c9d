import type { SearchDocument } from '@/lib/host/search/document'

/** A document of which only what is given is known; a school, unless another type is. */
export const documentOf = (
  given: Partial<SearchDocument> & Pick<SearchDocument, 'title'>,
): SearchDocument => ({
  type: 'school',
  names: [],
  calls: [],
  text: '',
  prose: given.text ?? '',
  href: `/yxk/${given.title}`,
  weight: 0,
  named: true,
  sample: false,
  closed: false,
  phrases: [],
  ...given,
})
