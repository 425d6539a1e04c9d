import { posters } from '@/lib/content/posters'
import { posterOperations } from '@/lib/contract/posters'
import { answering } from './answering'

export const posterAnswers = answering(posterOperations, {
  list: ({ place }) => posters[place],
})
