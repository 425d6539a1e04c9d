import { FactRows } from '@/components/blocks/fact-rows'
import { JsonLd } from '@/components/blocks/json-ld'
import { NoteGrid } from '@/components/blocks/note-grid'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { BranchDetail } from '@/lib/api/branches'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { resolveAlias } from '@/lib/routing/aliases'
import { paths } from '@/lib/routing/paths'
import { callbackPromise, hotlineHref, site } from '@/lib/site'
import { localBusiness } from './local-business'

const crumbs = [{ label: '首页', href: '/' }, { label: '联系我们' }]

/** How to contact the company: by phone, in writing, at a branch, and where to complain. */
export function ContactPage({
  branches,
  company,
}: {
  branches: readonly BranchDetail[]
  company: { name: string | null; address: string | null; licence: string | null }
}) {
  return (
    <>
      {branches.map((branch) => {
        const data = localBusiness(branch)
        return data === null ? null : <JsonLd key={branch.code} data={data} />
      })}
      <Container>
        <div className="grid items-start grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] pb-8 gap-y-4 gap-x-16 max-nav:grid-cols-1">
          <div className="grid gap-4 min-w-0">
            <PageHead crumbs={crumbs} title="联系我们" scene="meeting" />
            <p data-answer>
              <a
                className="max-md:grid max-md:place-items-center max-md:min-h-14 max-md:rounded-md max-md:bg-ink-800 max-md:text-white md:hover:underline font-semibold text-[clamp(1.5rem,0.5rem+4vw,2.75rem)] leading-heading lining-nums tabular-nums font-figure text-heading no-underline reach"
                href={hotlineHref}
              >
                {site.hotline}
              </a>
            </p>
            <section id="branches" aria-label="分公司">
              <BranchDirectory branches={branches} />
            </section>
            <p>全国统一热线。{callbackPromise}。</p>
            <FactRows rows={adviceOn('contact').map(({ title, text }) => ({ label: title, value: text }))} />
            {(company.name !== null || company.address !== null) && (
              <address className="py-3 border-y border-y-line not-italic">
                {company.name !== null && <p>{company.name}</p>}
                {company.licence !== null && <p>统一社会信用代码 {company.licence}</p>}
                {company.address !== null && <p>{company.address}</p>}
              </address>
            )}
          </div>
          {/* Target of the links that open the chat, when there are no scripts. */}
          <div id="message" className="nav:mt-6">
            <InlineLeadForm
              kind="message"
              source="联系我们·留言"
              title="留一个问题"
              text="写清年级、目标和问题。请不要写身份证号、护照号和密码。"
              submitLabel="提交问题"
            />
          </div>
        </div>
      </Container>
      <Section>
        <OpenPart id="visit" label="初次来访，怎样准备（6 件事）" lead="准备半小时，能让一小时的面谈有结果。">
          <NoteGrid isNarrow notes={[...adviceOn('visit'), ...adviceOn('visit-preparation')]} />
        </OpenPart>
        <OpenPart
          id="complaint"
          label="投诉与反馈：先找谁，再找谁"
          lead="对服务、收费或个人不满意，按这个次序来，每一步都请留下书面记录。"
        >
          <Complaint />
        </OpenPart>
      </Section>
    </>
  )
}

function Complaint() {
  return (
    <ol className="grid md:grid-cols-2 lg:grid-cols-4 gap-x-8 gap-y-4 [counter-reset:step] [&_li]:[counter-increment:step] [&_li]:border-t-2 [&_li]:border-t-ink-200 [&_li]:pt-3 [&_h3]:before:content-[counter(step)] [&_h3]:before:me-2 [&_h3]:before:text-muted [&_h3]:before:font-figure">
      <li>
        <h3 className="mb-2 text-lg">先说给负责的人</h3>
        <p className="max-w-measure">
          请分公司负责人书面答复：发生了什么、怎样处理、哪天处理完。合同、付款凭证和聊天记录先备一份。
        </p>
      </li>
      <li>
        <h3 className="mb-2 text-lg">再打热线登记</h3>
        <p className="max-w-measure">
          拨 <a href={hotlineHref}>{site.hotline}</a>
          ，说明要登记投诉，记下登记时间和接线人。对处理不满意，可以要求由分公司以外的同事复核。
        </p>
      </li>
      <li>
        <h3 className="mb-2 text-lg">需要时找外部渠道</h3>
        <p className="max-w-measure">
          消费争议：
          <a href="https://www.12315.cn/" rel="noreferrer">
            全国 12315 平台
          </a>
          ，或拨 12315；政务热线 12345。留学中介合同的示范文本与预警见
          <a href="https://jsj.moe.gov.cn/" rel="noreferrer">
            教育涉外监管信息网
          </a>
          。
        </p>
      </li>
      <li>
        <h3 className="mb-2 text-lg">个人信息方面</h3>
        <p className="max-w-measure">
          要查询、更正、删除留下的信息，或不想再接到电话，按<Link href={paths.privacy}>隐私保护协议</Link>
          写明的方式提出，不需要说明理由。
        </p>
      </li>
    </ol>
  )
}

/** Every branch with its known details. The hotline, which is the same for all, is shown once. */
export function BranchDirectory({ branches }: { branches: readonly BranchDetail[] }) {
  if (branches.length === 0) return <p>分公司名单暂时读不到，请直接拨打热线。</p>
  return (
    <div className="grid gap-1">
      <ul className="grid grid-cols-4 lg:grid-cols-6 gap-2">
        {branches.map((branch) => (
          <BranchEntry key={branch.code} branch={branch} />
        ))}
      </ul>
      <p className="text-muted text-quiet">
        点城市看分公司
        {branches.some(({ address, hours }) => address === null || hours === null) &&
          '；来之前请打热线约好，同事告诉您地址和时间'}
        。
      </p>
    </div>
  )
}

function BranchEntry({ branch: { city, href, address, hours, transport, phone } }: { branch: BranchDetail }) {
  const facts = [
    ...(address === null ? [] : [{ label: '地址', value: address }]),
    ...(transport === null ? [] : [{ label: '交通', value: transport }]),
    ...(hours === null ? [] : [{ label: '时间', value: hours }]),
    ...(phone === site.hotline
      ? []
      : [
          {
            label: '电话',
            value: (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          },
        ]),
  ]
  return (
    <li className={facts.length > 0 ? 'col-span-full' : ''}>
      <Link
        href={resolveAlias(href)}
        className="grid place-items-center min-h-target rounded-md border border-line bg-card text-heading no-underline hover:border-hue"
      >
        {city}
      </Link>
      {facts.length > 0 && (
        <dl className="text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-2">
              <dt className="flex-none text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
