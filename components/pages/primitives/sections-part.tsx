import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { Section, type Tone } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/routing/paths'

const tones: readonly { tone: Tone; use: string }[] = [
  { tone: 'paper', use: '平常的一段。' },
  { tone: 'deep', use: '要和上一段分开的一段。' },
  { tone: 'hue', use: '有国家或主题颜色的一段，颜色来自 data-hue。' },
  { tone: 'ink', use: '一页最多一段，里面的字、线和按钮自己反色，卡片再反回来。' },
]

/** The surfaces of sections, with what stands on them. */
export function SectionsPart() {
  return (
    <div id="sections">
      {tones.map(({ tone, use }) => (
        <Section key={tone} tone={tone} hue="uk" labelledBy={`section-${tone}`} spacing="tight">
          <SectionHeader
            id={`section-${tone}`}
            eyebrow="Section, SectionHeader"
            title={`tone=${tone}`}
            text={use}
            action={<Link href={paths.schools}>更多</Link>}
          />
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={paths.schools}>主要的</ButtonLink>
            <ButtonLink href={paths.schools} variant="secondary">
              次要的
            </ButtonLink>
            <ButtonLink href={paths.schools} variant="quiet" arrow>
              安静的
            </ButtonLink>
            <Tag>标签</Tag>
            <Card>卡片</Card>
          </div>
        </Section>
      ))}
    </div>
  )
}
