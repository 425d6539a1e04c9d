import type { ComponentProps, ReactNode } from 'react'
import { DetailBlock } from '@/components/blocks/detail-block'
import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { JsonLd } from '@/components/blocks/json-ld'
import { type LinkItem, LinkList } from '@/components/blocks/link-list'
import { PageHead } from '@/components/blocks/page-head'
import { SampleTag } from '@/components/blocks/sample-tag'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import type { Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { SceneName } from '@/components/ui/illustrations/scene'
import { Monogram } from '@/components/ui/monogram'
import type { JsonLd as JsonLdData } from '@/lib/seo/json-ld'

type RecordPageProps = {
  /** The lists above the record, below the home page. */
  above: readonly Crumb[]
  name: string
  scene?: SceneName
  /** Below the name, and in brackets in the breadcrumb. */
  role?: string
  /** One line below the heading: date, author, tags. */
  meta?: ReactNode
  /** For an invented record: what it does not stand for. */
  sample?: string | false
  /** Structured data for search engines, which learn of no sample. */
  data?: JsonLdData
  /** Beside the text on wide screens; null for little text. Narrow screens use the form at the end of the page. */
  form: ComponentProps<typeof InlineLeadForm> | null
  /** Label of the button that leads to that form, when it is not its title; null for none. */
  ask?: string | null
  /** Around the form, above and below it. */
  beside?: readonly [above: ReactNode, below: ReactNode]
  /** The answer of the page. */
  facts?: readonly FactRow[]
  summary?: string
  /** Further parts, across the whole width: the form is beside the first ones only. */
  bands?: ReactNode
  /** Links to records like this one; nothing when there are none. */
  others?: { title: string; label?: string; items: readonly LinkItem[] }
  /** After these links. */
  related?: ReactNode
  children?: ReactNode
}

/** The page of one record: its answer with the form beside it, further parts, records like it. */
export function RecordPage({
  above,
  name,
  scene,
  role,
  meta,
  sample = false,
  data,
  form,
  ask = form?.title ?? null,
  beside = [null, null],
  facts,
  summary,
  bands,
  others,
  related,
  children,
}: RecordPageProps) {
  // Below a person's name, not below the initial.
  const indent = role === undefined ? '' : 'ps-16'
  return (
    <Container>
      <article
        className={`print:block gap-x-12 gap-y-6 grid grid-cols-1 ${form && 'lg:grid-cols-main-aside'} pb-8`}
      >
        <div className="grid grid-cols-1 content-start gap-4 min-w-0">
          <div>
            <PageHead
              scene={scene}
              crumbs={[
                { label: '首页', href: '/' },
                ...above,
                { label: role === undefined ? name : `${name}（${role}）` },
              ]}
              title={
                role === undefined ? (
                  name
                ) : (
                  <span className="flex gap-4 [&>:first-child]:bg-card">
                    <Monogram name={name} />
                    <span>
                      {name}
                      <span className="block text-muted text-xl font-normal mt-2">{role}</span>
                    </span>
                  </span>
                )
              }
              meta={
                <>
                  <span className={`flex flex-wrap gap-x-4 ${indent}`}>{meta}</span>
                  {sample !== false && (
                    <span className={`basis-full -ms-2 ${indent}`}>
                      <SampleTag />
                      {sample}
                    </span>
                  )}
                </>
              }
            />
          </div>
          <div className={`${form && 'max-w-190'} grid grid-cols-1 content-start gap-4 min-w-0`}>
            {facts !== undefined && (
              <div data-answer>
                <FactRows rows={facts} />
              </div>
            )}
            {summary !== undefined && <p>{summary}</p>}
            {children}
          </div>
          {sample === false && data !== undefined && <JsonLd data={data} />}
          {ask !== null && (
            <p className="*:w-full *:min-h-12! lg:hidden print:hidden!">
              <ButtonLink href="#consult">{ask}</ButtonLink>
            </p>
          )}
        </div>
        {/* As tall as the text beside it, so that its last part can stay visible while scrolling. */}
        {form && (
          <aside className="lg:flex lg:flex-col lg:gap-6 lg:pt-6 lg:*:last:sticky lg:*:last:top-6 max-lg:hidden print:hidden!">
            {beside[0]}
            <InlineLeadForm {...form} />
            {beside[1]}
          </aside>
        )}
        {bands !== undefined && <div className="lg:col-span-full">{bands}</div>}
        {((others !== undefined && others.items.length > 0) || related) && (
          <div className="lg:col-span-full print:hidden!">
            {others !== undefined && others.items.length > 0 && (
              <DetailBlock title={others.title}>
                <LinkList isWide label={others.label ?? others.title} items={others.items} />
              </DetailBlock>
            )}
            {related}
          </div>
        )}
      </article>
    </Container>
  )
}
