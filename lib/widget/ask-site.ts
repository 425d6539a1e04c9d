import '@/lib/leads/zod-in-browser'
import axios from 'axios'
// As a namespace, so that the browser's bundle leaves out what is not used, such as zod's locales.
import * as z from 'zod'
import { codes } from '@/lib/contract/envelope'
import { timing } from '@/lib/timing'

/** Only what the chat shows of the search; a link must stay on this site. */
const answerSchema = z.object({
  code: z.literal(codes.ok),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        title: z.string(),
        excerpt: z.object({ text: z.string() }),
        href: z.string().regex(/^\/(?!\/)/),
        sample: z.boolean(),
      }),
    ),
    nearest: z.array(z.object({ title: z.string(), href: z.string().regex(/^\/(?!\/)/) })),
  }),
})

export type SiteAnswer = {
  total: number
  pages: { title: string; text: string; href: string; isSample: boolean }[]
  nearest: { title: string; href: string }[]
}

const shown = 3

/**
 * The pages of this site that answer a question (specification §7, search).
 * @param keyword at most 100 characters
 * @throws when there is no readable answer with HTTP 200
 */
export async function askSite(keyword: string): Promise<SiteAnswer> {
  const response = await axios.get<unknown>('/apipc/v1/search', {
    params: { Keyword: keyword, limit: shown },
    timeout: timing.httpTimeout,
    headers: { Accept: 'application/json' },
    responseType: 'json',
    validateStatus: (status) => status === 200,
  })
  const { total, list, nearest } = answerSchema.parse(response.data).data
  return {
    total,
    pages: list.map(({ title, excerpt, href, sample }) => ({
      title,
      text: excerpt.text,
      href,
      isSample: sample,
    })),
    nearest,
  }
}
