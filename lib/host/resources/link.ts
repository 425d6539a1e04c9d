import { links } from '@/lib/content/links'
import { linkOperations } from '@/lib/contract/links'
import { answering } from './answering'

export const linkAnswers = answering(linkOperations, {
  list: () => links,
})
