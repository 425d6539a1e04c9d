import { TwoSides } from '@/components/blocks/check-list'
import { OpenPart } from '@/components/blocks/open-parts'
import { PlainTable } from '@/components/blocks/plain-table'
import { FactText } from '@/components/facts/fact-text'
import { RecordPage } from '@/components/features/record-page'
import { Tag } from '@/components/ui/tag'
import { WholeValues } from '@/components/ui/whole-values'
import type { ProductSummary, StudyProduct } from '@/lib/api/products'
import { paths } from '@/lib/routing/paths'
import { ContractSources } from './contract-sources'
import { serviceJsonLd } from './service-json-ld'

type ProductPageProps = { product: StudyProduct; related: readonly ProductSummary[] }

/** One study product: content, responsibilities, external fees, refunds. */
export function ProductPage({ product, related }: ProductPageProps) {
  return (
    <RecordPage
      scene="contract"
      above={[{ label: '留学产品', href: paths.products }]}
      name={product.title}
      meta={
        <>
          <span>
            <WholeValues text={product.audience} />
          </span>
          {/* On a line of their own: behind a long audience the last of them stood alone. */}
          <span className="w-full flex flex-wrap gap-x-2 gap-y-1 mt-1">
            {product.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </>
      }
      data={serviceJsonLd({
        name: product.title,
        description: product.summary,
        serviceType: '自费出国留学中介服务',
        href: product.href,
        audience: product.audience,
      })}
      form={{
        kind: 'general',
        source: `留学产品·${product.title}`,
        title: '按自己的情况问价',
        text: '回电时请说年级、目标和已经做完的部分，顾问按要做的工作报价，并把合同文本发给您先看。',
      }}
      bands={
        <>
          <OpenPart label="怎样付、怎样退" lead="按走到哪一步结算；具体金额以双方签订的合同为准。">
            <PlainTable
              caption="按阶段的退费办法"
              columns={['停在哪一步', '怎样结算']}
              rows={product.refunds.map(({ stage, text }) => ({ label: stage, cells: [text] }))}
            />
          </OpenPart>
          <OpenPart label={`付给别人的钱（${product.thirdPartyFees.length} 项）`}>
            <p>下面这些不在服务费里，由您直接付给收款方，我们不代收。</p>
            <PlainTable
              caption="第三方费用与收款方"
              columns={['项目', '付给谁', '说明']}
              rows={product.thirdPartyFees.map(({ item, payee, note }) => ({
                label: item,
                cells: [payee, note],
              }))}
            />
          </OpenPart>
          <OpenPart label={`每个阶段谁做什么（${product.stages.length} 个阶段）`}>
            <p>您的那一份我们不能代劳，进度也由两边一起决定。</p>
            <PlainTable
              caption="每个阶段，两边各做什么"
              columns={['阶段', '我们', '学生与家长']}
              rows={product.stages.map(({ name, ours, yours }) => ({ label: name, cells: [ours, yours] }))}
            />
          </OpenPart>
          <OpenPart label="合同与示范文本">
            <p>{product.contract}</p>
            <ContractSources />
          </OpenPart>
          <OpenPart label="签约前注意什么">
            <ul className="grid grid-cols-fit-20 gap-x-8 gap-y-2 list-disc ps-[1.25em]">
              {product.cautions.map((caution) => (
                <li key={caution}>
                  <FactText text={caution} />
                </li>
              ))}
            </ul>
          </OpenPart>
        </>
      }
      others={{
        title: '其他产品',
        items: [
          ...related.map(({ title, href }) => ({ label: title, href })),
          { label: '全部留学产品', href: paths.products },
        ],
      }}
    >
      <p>{product.summary}</p>
      <div data-answer>
        <TwoSides
          level={2}
          yes={{ title: '包含', items: product.included }}
          no={{ title: '我们不做的事', items: product.excluded }}
        />
      </div>
    </RecordPage>
  )
}
