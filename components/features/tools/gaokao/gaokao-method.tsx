import { OpenPart } from '@/components/blocks/open-parts'
import { Link } from '@/components/ui/link'

/** The meaning of the numbers, and what they leave open. */
export function GaokaoMethod() {
  return (
    <OpenPart label="这些分数怎么来的，还要看什么">
      <ul className="grid gap-2 list-disc ps-[1.25em]">
        <li>
          分数门槛取自学校自己的页面（德国取自德意志学术交流中心），各注出处和日期；写“满分的几成”的，按所选满分折算成分，不足一分进一；写多少分的，只和
          750 分卷比，不折算。没有分数线可比的，有几所只见于转述的名单，已逐所注明。
        </li>
        <li>英国大学多数只写百分比，英语另按课程页；本科签证要欧标 B2，学校常高于它。</li>
        <li>香港的统招按省份投档，自主招生没有预先的分数线，都列在“不清楚”里，要看各校内地招生页。</li>
        <li>
          名次、选科、会考、面试和截止日也会决定结果。哪些地方出分前就截止，见
          <Link href="/special/gkhlx">高考后留学</Link>。
        </li>
      </ul>
    </OpenPart>
  )
}
