import { InlineLeadForm } from '@/components/lead/inline-form'
import { DetailPage } from '@/components/listing/detail-page'
import { CheckList, TwoSides } from '@/components/sections/check-list'
import { Caution, DetailBlock, Lead } from '@/components/sections/detail-block'
import { LinkList } from '@/components/sections/link-list'
import { SourcedFacts } from '@/components/sections/sourced-facts'
import { StepList } from '@/components/sections/step-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Flag } from '@/components/ui/flag'
import { Tag } from '@/components/ui/tag'
import type { ImmigrationProduct, ProductSummary } from '@/lib/api/products'
import styles from './immigration-page.module.css'
import { programmesPath } from './load-products'
import { serviceJsonLd } from './service-json-ld'
import { StatusCard } from './status-card'

type ImmigrationPageProps = {
  product: ImmigrationProduct
  /** The page about the programme, or null where there is none yet. */
  programmeHref: string | null
  related: readonly ProductSummary[]
}

/** One immigration programme: status first, then facts with their sources, for whom, steps and risks. */
export function ImmigrationPage({ product, programmeHref, related }: ImmigrationPageProps) {
  const { title, country } = product
  return (
    <DetailPage
      crumbs={[{ label: '首页', href: '/' }, { label: '移民项目', href: programmesPath }, { label: title }]}
      title={title}
      meta={
        <>
          <span className={styles.country}>
            <Flag code={country.code} width={21} />
            {country.name}
          </span>
          {product.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </>
      }
      data={serviceJsonLd({
        name: `${title}咨询`,
        description: product.summary,
        serviceType: '移民与身份规划咨询',
        href: product.href,
        country: country.name,
      })}
      aside={
        <InlineLeadForm
          kind="immigration"
          source={`移民项目·${title}`.slice(0, 100)}
          title="核对自己的条件"
          text="说明家庭成员、目的和时间，顾问逐条对照条件，不合适会直接告诉您。"
        />
      }
      related={
        <DetailBlock title="其他移民项目">
          <LinkList
            label="其他移民项目"
            items={[
              ...related.map((other) => ({
                label: other.title,
                href: other.href,
                ...(other.kind === 'immigration' && { flag: other.country.code, note: other.country.name }),
              })),
              { label: '全部移民项目与状态', href: programmesPath },
            ]}
          />
        </DetailBlock>
      }
    >
      <Lead>{product.summary}</Lead>
      <StatusCard status={product.status} official={product.official} />
      <Caution>
        <p>{product.disclaimer}</p>
      </Caution>
      <DetailBlock
        title="查到的条件与出处"
        text="每一条都写明来源和日期，多数来源是律所与媒体的转述；标“请核对”的没有日期、只有一处或是存档。"
      >
        <SourcedFacts facts={product.facts} />
      </DetailBlock>
      <DetailBlock title="适合谁，不适合谁">
        <TwoSides
          yes={{ title: '可以考虑', items: product.suits }}
          no={{ title: '不适合', items: product.notSuits }}
        />
      </DetailBlock>
      <DetailBlock title="怎样走">
        <StepList steps={product.steps} />
      </DetailBlock>
      <DetailBlock title="风险">
        <CheckList items={product.risks} />
      </DetailBlock>
      <DetailBlock title="我们做什么，不做什么">
        <TwoSides
          yes={{ title: '包含', items: product.included }}
          no={{ title: '不包含', items: product.excluded }}
        />
      </DetailBlock>
      {programmeHref !== null && (
        <div>
          <ButtonLink href={programmeHref} variant="secondary" arrow>
            看这个项目的专题页
          </ButtonLink>
        </div>
      )}
    </DetailPage>
  )
}
