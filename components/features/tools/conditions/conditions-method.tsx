import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import type { ConditionSheet } from '@/lib/tools/conditions/evaluate'
import { conditionsVersion } from '@/lib/tools/conditions/input'

/** How the check decides, what it leaves open and what would change a result. */
export function ConditionsMethod({ sheet }: { sheet: ConditionSheet | null }) {
  const isResult = sheet?.kind === 'result'
  return (
    <OpenParts>
      {isResult && (
        <>
          <OpenPart label="什么会改变这个结果">
            <ul className="grid gap-2 list-disc ps-[1.25em]">
              {sheet.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </OpenPart>
          <OpenPart label="这个结果不知道什么">
            <ul className="grid gap-2 list-disc ps-[1.25em]">
              <li>您的学校背景、选课难度、名次、活动、文书和推荐信：多数学校看的是整份材料。</li>
              <li>目标专业的要求：这里用的是国家、签证和少数学校公布的门槛，专业往往更高。</li>
              <li>名额与同年申请人的水平：公布的门槛是起点，达到了也可能不录取。</li>
              <li>资金的来源和存期、过往签证记录：签证官会看，这里没有问。</li>
            </ul>
          </OpenPart>
        </>
      )}
      <OpenPart label={`怎么判断（规则版本 ${conditionsVersion}）`}>
        <p>
          您填的预算、成绩、语言，先列都达到的，再列有一项未达到的，最后是有一项没有数可比的。“不清楚”写明缺的是您的回答，还是来源。偏好不会改变一国在哪一组。不是推荐名次。同样的答案、同一版规则，结果相同。
        </p>
        <p>
          成绩按选的写法填：百分制 0–100，绩点 0–4.3，高考按本省满分，IB 0–45，UCAS 积分
          0–300。预算是学费、生活、住宿合在一起，写“30万”或“300000”都行。
        </p>
        <dl className="grid gap-4">
          <div>
            <dt className="text-heading font-semibold">预算</dt>
            <dd>
              和费用计算器用同一套数：一年的学费、生活、住宿、保险、签证，按来源的低值、中间值、高值换算成人民币。预算不低于中间值算达到；在低值和中间值之间，写够一部分学校（价低的）；学费或生活费没有来源的，写不清楚，不拿别国的数代替。这里不问城市：一国有几档城市的，都按有数的几档里低的一档比，并写明是哪一档；只有一座城市有数的，也写明。
            </dd>
          </div>
          <div>
            <dt className="text-heading font-semibold">资金证明</dt>
            <dd>
              签证要求的生活费部分，加上第一年学费的低值。存多久、谁的账户、要不要收入证明，各国不同，以使领馆当年的清单为准。英国伦敦和伦敦以外要求不同，两个数都列；预算只够伦敦以外的，写不清楚。
            </dd>
          </div>
          <div>
            <dt className="text-heading font-semibold">语言和成绩</dt>
            <dd>
              只拿有来源的分数线来比，并写明是全国的签证下限，还是某一所学校的例子。雅思、托福、PTE
              之间不互相折算，各校有自己的对照表。多数学校的录取线没有统一来源，所以写“暂无数据”并给官方页。申请英国硕士的，按您的均分和国内本科学校，查公布了名单或均分线的大学要多少；高考分数和写明分数线的大学比；用
              UCAS 积分申请英国本科的，和各学科新生的中间一半比，那不是录取线。
            </dd>
          </div>
          <div>
            <dt className="text-heading font-semibold">不做的事</dt>
            <dd>
              不算录取概率，不给百分比，不承诺录取或签证。背景、文书、推荐信、面试、名额、当年的申请人数，都不在这里面，而它们常常起决定作用。
            </dd>
          </div>
        </dl>
        <p>
          当前规则版本 {conditionsVersion}
          。答案写在网址里，转发或收藏之后打开，规则若已更新，会按新规则重新判断并说明。
        </p>
      </OpenPart>
    </OpenParts>
  )
}
