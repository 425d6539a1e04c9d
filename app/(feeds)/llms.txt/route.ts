import { absoluteUrl } from '@/lib/seo/json-ld'
import { markdownPath } from '@/lib/seo/metadata'
import { listIndexedSections } from '@/lib/seo/sitemap'
import { site } from '@/lib/site'

export const revalidate = 3600

/** The content of the site for programs: the site map as Markdown. */
export async function GET(): Promise<Response> {
  const sections = await listIndexedSections()
  const blocks = sections.map(({ title, links }) => {
    const lines = links.map(({ name, href }) => `- [${name}](${absoluteUrl(markdownPath(href))})`)
    return [`## ${title}`, '', ...lines].join('\n')
  })
  const head = `# ${site.brand}\n\n> 留学与移民咨询：国家与院校资料、费用、申请条件、签证规定。数字都写明年份和来源，见 ${absoluteUrl('/data-sources')}。下面的链接是各页的 Markdown；去掉 .md 就是网页。院校、专业等的地址见 ${absoluteUrl('/sitemap.xml')}，后面加 .md 也是 Markdown。`
  return new Response(`${[head, ...blocks].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
