import { listSiteMap } from '@/lib/api/site-map'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'

export const revalidate = 3600

/** What the site holds, for programs that read instead of people: the site map as Markdown. */
export async function GET(): Promise<Response> {
  const sections = await listSiteMap()
  const blocks = sections.map(({ title, links }) => {
    const lines = links
      .filter(({ isIndexed }) => isIndexed)
      .map(({ name, href }) => `- [${name}](${absoluteUrl(href)})`)
    return [`## ${title}`, '', ...lines].join('\n')
  })
  const head = `# ${site.brand}\n\n> 留学与移民咨询：国家与院校资料、费用、申请条件、签证规定。数字都写明年份和来源，见 ${absoluteUrl('/data-sources')}。`
  return new Response(`${[head, ...blocks].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
