import { posters } from '@/lib/collections/kinds/front-page'
import { posterOperations } from '@/lib/contract/posters'
import { answering } from './answering'

export const posterAnswers = answering(posterOperations, {
  list: ({ place }) => posters.read()[place],
})
