import type { Metadata } from 'next'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { env } from '@/lib/core/env'
import { consent } from '@/lib/leads/consent'
import { policyFacts, privacySections } from '@/lib/leads/privacy-policy'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export const metadata: Metadata = pageMetadata({
  title: '隐私保护协议',
  description: `${site.brand}收集哪些信息、用来做什么、保存多久、交给谁、如何查询和删除，逐条对应本站实际的做法，提交表单之前可以先看。`,
  path: paths.privacy,
})

export default function PrivacyPage() {
  const sections = privacySections(policyFacts(env()))
  return (
    <Container>
      <PageHead
        crumbs={[{ label: '首页', href: '/' }, { label: '隐私保护协议' }]}
        title="隐私保护协议"
        scene="contract"
        meta={`版本 ${consent.version}`}
      />
      <article className="grid grid-cols-1 lg:grid-cols-[15rem_minmax(0,var(--container-measure))] gap-x-16 gap-y-6 lg:pt-6 pb-band">
        <nav aria-label="目录" className="lg:self-start lg:sticky lg:top-[7rem] print:hidden! text-sm">
          <Fold isOpenWide label="目录">
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    className="flex items-center min-h-target border-b border-line text-body no-underline hover:text-link hover:underline"
                    href={`#${section.id}`}
                  >
                    {section.heading}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
        <div className="grid gap-8">
          {sections.map((section) => (
            <section key={section.id} className="grid gap-3" id={section.id}>
              <h2 className="text-xl">{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list !== undefined && (
                <ul className="grid gap-2 list-disc ps-[1.25em]">
                  {section.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
    </Container>
  )
}
