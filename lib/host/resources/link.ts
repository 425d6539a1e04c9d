import { links } from '@/lib/collections/kinds/front-page'
import { linkOperations } from '@/lib/contract/links'
import { answering } from './answering'

export const linkAnswers = answering(linkOperations, {
  list: () => links.read().links,
})
