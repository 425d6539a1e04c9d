import { notFound } from 'next/navigation'
import { env } from '@/lib/core/env'

/**
 * Ends the rendering of a page that only developers and editors need, with 404, unless the site runs under `npm run dev` or with
 * `PREVIEW_COMPONENTS=1`. The page has to be made anew for each request, because the variable belongs to the process and not to the build.
 */
export function onlyForDevelopers(): void {
  const { NODE_ENV, PREVIEW_COMPONENTS } = env()
  if (NODE_ENV === 'production' && !PREVIEW_COMPONENTS) notFound()
}
