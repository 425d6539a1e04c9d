import { articleFeed } from '@/components/features/articles/article-feed'

/** Per request, so that a build needs no list. Feed readers cache it for an hour. */
export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return articleFeed('industry')
}
