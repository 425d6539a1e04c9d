import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { statement } from '@/lib/facts/registry'

/** Who decides which number counts, and what to do with the numbers of this page. */
export function GpaGuide() {
  const wes = statement('gpa-wes-official')
  const australia = statement('gpa-au7-vary')
  return (
    <OpenPart label="谁说了算：学校、认证机构，不是计算器">
      <p>
        绩点没有全国统一的算法。成绩单上已经印了绩点的，申请表多半要求照抄，并注明满分；没有印的，先看目标学校的申请说明：有的让您报原始均分，由学校自己换算；有的指定认证机构；只有少数允许自己换算，这时才需要选一张表，并在表上写明用的是哪一种。
      </p>
      <dl className="grid gap-4">
        <div>
          <dt className="text-heading font-semibold">录取学校</dt>
          <dd>
            入学要求里的均分或绩点按它自己的口径计算。同一所大学的不同学院、不同项目也可能不一样，以项目页和录取办公室的答复为准。
          </dd>
        </div>
        <div>
          <dt className="text-heading font-semibold">您现在的学校</dt>
          <dd>
            重修、挂科、双学位、体育课算不算，由教务处的规定决定。开成绩单时请教务处附一页评分说明，国外审阅的人靠它理解您的分数。
          </dd>
        </div>
        <div>
          <dt className="text-heading font-semibold">WES 等认证机构</dt>
          <dd>
            {wes.text}来源：
            <SourceLink source={wes.source} />，{wes.asOf}。
          </dd>
        </div>
        <div>
          <dt className="text-heading font-semibold">澳大利亚的学校</dt>
          <dd>
            {australia.text}来源：
            <SourceLink source={australia.source} />，{australia.asOf}。
          </dd>
        </div>
      </dl>
      <p>
        几种常见的误会：把 4.3 制的数填进 4.0
        制的格子里；把只算专业课的绩点当成总绩点；为了好看挑结果高的一种去报。前两种会被当作填写错误，第三种一旦和认证结果对不上，要解释的是诚信。拿不准时，报原始均分，附上成绩单和评分说明。
      </p>
    </OpenPart>
  )
}
