import { links } from '@/lib/content/links'
import { linkCalls } from '@/lib/contract/links'
import { answering } from './operation'

export const linkOperations = answering(linkCalls, {
  list: () => links,
})
