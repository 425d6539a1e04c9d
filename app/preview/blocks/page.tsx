import type { Metadata } from 'next'
import SpecialLayout from '@/app/(special)/layout'
import { BlockBand, type BlockType, placeBlocks } from '@/components/pages/block-band'
import { blocks } from '@/components/pages/blocks'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { blockExamples, exampleCampaigns, layoutExamples } from '@/lib/campaigns/examples'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { subjectChannels } from '@/lib/collections/kinds/channel'
import { onlyForDevelopers } from '@/lib/routing/developer-pages'
import { site } from '@/lib/site'

/** Whether the page exists is decided by the running process. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  onlyForDevelopers()
  return {
    title: { absolute: `版块与布局一览 · ${site.brand}` },
    robots: { index: false, follow: false },
  }
}

const types = Object.keys(blocks) as BlockType[]

/** Every layout and every block with an example from a published page, for colleagues who write campaigns. */
export default async function Page() {
  onlyForDevelopers()
  const now = new Date()
  const all = await everyCampaign()
  const campaigns = exampleCampaigns(all, now)
  // Some blocks are used in channels only.
  const { examples, missing } = blockExamples(types, [...campaigns, ...subjectChannels.list()])
  const shown = await Promise.all(
    examples.map(async (example) => ({
      ...example,
      isShown: (await placeBlocks(blocks, [example.section])).length > 0,
    })),
  )
  return (
    <SpecialLayout>
      <Container>
        <h1 className="mt-6 mb-2">版块与布局一览</h1>
        <p>
          每个版块取自一个已经发布的专题或频道，写法见 <code>lib/campaigns/README.md</code>
          。这一页不进搜索引擎。
        </p>
        <h2>布局</h2>
        <ul className="pl-6">
          {[...layoutExamples(all, now)].map(([layout, { path, source }]) => (
            <li key={layout}>
              <code>{layout}</code>：{campaignLayouts[layout]}。例：<Link href={path}>{source}</Link>
            </li>
          ))}
        </ul>
        {missing.length > 0 && <p>还没有页面用到：{missing.join('、')}</p>}
      </Container>
      {shown.map(({ type, look, section, page, isShown }) => (
        <div key={`${type}-${look}`} data-hue={page.hue}>
          <p className="px-4 py-2 border-t border-line text-sm bg-hue-soft">
            <code>
              type: '{type}'{look !== null && `, look: '${look}'`}
            </code>{' '}
            <Link href={page.path}>{page.path}</Link>
            {!isShown && '（现在没有可显示的记录，这个版块不出现）'}
          </p>
          {isShown && (
            <BlockBand
              blocks={blocks}
              id={`${type}-${look ?? 'only'}`}
              section={section}
              page={{ language: 'zh', path: page.path }}
              tone="turns"
            />
          )}
        </div>
      ))}
    </SpecialLayout>
  )
}
