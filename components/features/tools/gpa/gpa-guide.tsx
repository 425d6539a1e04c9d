import { FactRows } from '@/components/blocks/fact-rows'
import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { statement } from '@/lib/facts/registry'

/** Who decides which number counts, and what to do with the numbers of this page. */
export const GpaGuide = () => (
  <OpenPart label="谁说了算：学校、认证机构，不是计算器">
    <FactRows
      rows={[
        {
          label: '录取学校',
          value:
            '成绩单上已经印了绩点的，申请表多半要求照抄，并注明满分；没有印的，看学校的申请说明：有的要原始均分，有的指定认证机构，只有少数允许自己换算。',
        },
        {
          label: '您现在的学校',
          value:
            '重修、挂科、双学位、体育课算不算，由教务处的规定决定。开成绩单时请教务处附一页评分说明，国外审阅的人靠它理解您的分数。',
        },
        { label: 'WES 等认证机构', value: <Stated id="gpa-wes-official" /> },
        { label: '澳大利亚的学校', value: <Stated id="gpa-au7-vary" /> },
      ]}
    />
    <p>拿不准时，报原始均分，附上成绩单和评分说明；不要挑结果高的一种去报。</p>
  </OpenPart>
)

function Stated({ id }: { id: string }) {
  const { text, source, asOf } = statement(id)
  return (
    <>
      {text}来源：
      <SourceLink source={source} />，{asOf}。
    </>
  )
}
