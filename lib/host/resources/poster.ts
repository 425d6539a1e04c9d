import { posters } from '@/lib/content/posters'
import { posterCalls } from '@/lib/contract/posters'
import { answering } from './operation'

export const posterOperations = answering(posterCalls, {
  list: ({ place }) => posters[place],
})
