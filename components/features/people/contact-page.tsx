import { Band } from '@/components/blocks/band'
import { JsonLd } from '@/components/blocks/json-ld'
import { NoteGrid } from '@/components/blocks/note-grid'
import { PageHead } from '@/components/blocks/page-head'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Container } from '@/components/ui/container'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { BranchDetail } from '@/lib/api/branches'
import { paths } from '@/lib/routing/paths'
import { callbackPromise, hotlineHref, site } from '@/lib/site'
import { BranchDirectory } from './branch-directory'
import styles from './contact-page.module.css'
import { localBusiness } from './local-business'

const crumbs = [{ label: '首页', href: '/' }, { label: '联系我们' }]

const ways = [
  {
    title: '先打电话',
    text: '急事、改约、签证当天的问题，打热线。说出分公司和姓名即可，不必在电话里报证件号。',
  },
  {
    title: '留一个问题',
    text: '不方便通话就填本页的表单，写清年级、目标和卡在哪里。顾问看过再回电，不会连续拨打。',
  },
  {
    title: '约一次面谈',
    text: '选一家分公司，先打热线约时间。不便出门可以改成视频，香港与新加坡的同事同样可约。',
  },
] as const

const visitSteps = [
  {
    title: '先约时间',
    text: '打热线说明城市和想谈的国家，由分公司确认时间、地址和接待的人。请以确认信息里的地址为准再出门。',
  },
  {
    title: '带上这些',
    text: '近三年成绩单、课程表、已有的考试成绩、在考虑的学校。没有也能谈，只是谈得浅一些。原件不必留下。',
  },
  {
    title: '写下三个问题',
    text: '例如：我的均分够哪一档？缺哪门课？全部费用由哪几项组成？带着问题去，一小时够用。',
  },
  {
    title: '学生本人到场',
    text: '决定要由学生来做。家长和学生可以分开各谈一段，再合起来谈。未满十八岁请由监护人陪同。',
  },
  {
    title: '当天不必签约',
    text: '合同、收费和退费条款可以带回家看。要求当场付款、说“今天才有名额”的，请拒绝并告诉我们。',
  },
  {
    title: '离开前要一页纸',
    text: '现状、缺口、每月要做的事，写成一页带走。这页纸是您的，不签约也给。',
  },
] as const

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
        <div className={`${styles.top} grid items-start pb-8 pt-4`}>
          <div className="grid gap-2 min-w-0">
            <PageHead crumbs={crumbs} title="联系我们" />
            <p className={styles.hotline} data-answer>
              <a
                className="text-heading no-underline relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
                href={hotlineHref}
              >
                {site.hotline}
              </a>
            </p>
            <p>全国统一热线，由接线同事转到您要找的城市。也可以留下电话：{callbackPromise}。</p>
            {(company.name !== null || company.address !== null) && (
              <address className={`${styles.company} py-3`}>
                {company.name !== null && <p>{company.name}</p>}
                {company.licence !== null && <p>统一社会信用代码 {company.licence}</p>}
                {company.address !== null && <p>{company.address}</p>}
              </address>
            )}
          </div>
          {/* Target of the links that open the chat, when there are no scripts. */}
          <div id="message">
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
      <Band id="branches" heading={`分公司（${branches.length} 个城市）`} tone="deep">
        <BranchDirectory branches={branches} />
      </Band>
      <Section>
        <Folds>
          <Fold label="电话、留言还是面谈" level={2}>
            <NoteGrid notes={ways} />
          </Fold>
          <Fold id="visit" label="初次来访，怎样准备（6 件事）" level={2}>
            <p>准备半小时，能让一小时的面谈有结果。</p>
            <NoteGrid notes={visitSteps} />
          </Fold>
          <Fold id="complaint" label="投诉与反馈：先找谁，再找谁" level={2}>
            <p>对服务、收费或个人不满意，按下面的次序来，每一步都请留下书面记录。</p>
            <Complaint />
          </Fold>
        </Folds>
      </Section>
    </>
  )
}

function Complaint() {
  return (
    <ol className={`${styles.complaint} grid`}>
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
