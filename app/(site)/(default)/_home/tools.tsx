import { type Tool, ToolTiles } from '@/components/blocks/tool-tiles'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { paths } from '@/lib/routing/paths'

const tools: readonly Tool[] = [
  {
    title: '费用计算器',
    href: paths.cost,
    icon: 'calculator',
    give: '国家、城市、学制',
    get: '学费与生活费分项区间，带来源年份',
  },
  {
    title: 'GPA 计算器',
    href: '/gpa',
    icon: 'graduation-cap',
    give: '课程学分与成绩',
    get: '几种通行口径并排的绩点',
  },
  {
    title: '条件评估',
    href: paths.conditionCheck,
    icon: 'clipboard-check',
    give: '绩点、语言、预算',
    get: '可考虑的国家和理由',
  },
  {
    title: '性格测试',
    href: paths.personalityTest,
    icon: 'compass',
    give: '一组日常选择',
    get: '适合的学习环境',
  },
  {
    title: '世界大学排名',
    href: paths.ranking,
    icon: 'list-ordered',
    give: '榜单与国家',
    get: '名次、年份和方法说明',
  },
]

/** What one can find out without leaving a phone number. */
export function Tools() {
  return (
    <Section tone="deep" labelledBy="tools" spacing="tight">
      <SectionHeader id="tools" title="先自己算一算" text="都可以直接用，不需要留电话。" />
      <ToolTiles tools={tools} />
    </Section>
  )
}
