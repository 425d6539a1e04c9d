import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import type { BranchPage } from '@/lib/api/branches'
import styles from './company-head.module.css'

type CompanyHeadProps = {
  branch: BranchPage
  openDays: BranchPage['openDays']
  crumbs: readonly Crumb[]
}

/** Top of a city page: what the branch is for, how to reach it, and its form. */
export function CompanyHead({ branch, openDays, crumbs }: CompanyHeadProps) {
  const { code, city, name, guide } = branch
  return (
    <div className={styles.head}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <Breadcrumb items={crumbs} />
            <h1 className={styles.title}>
              {(guide?.headline ?? [name]).map((phrase) => (
                <span key={phrase}>{phrase}</span>
              ))}
            </h1>
            {guide !== null && <p className={styles.intro}>{guide.intro}</p>}
            <FactRows rows={rowsOf(branch, openDays)} />
          </div>
          <div className="no-print">
            <InlineLeadForm
              kind="general"
              source={`分公司·${city}`}
              branch={code}
              title={`约${city}的同事谈一次`}
              text="写下姓名和电话，顾问先回电问清情况，再由这座城市的同事和您约时间。录取与签证由学校和主管部门决定，我们不作承诺。"
              submitLabel="提交，等待回电"
              fields={['country', 'education']}
            />
          </div>
        </div>
      </Container>
    </div>
  )
}

function rowsOf({ address, hours, phone, transport, guide }: BranchPage, openDays: BranchPage['openDays']) {
  const rows: FactRow[] = [
    { label: '地址', value: address ?? '未公布，请致电；约好时间后由同事告知会面地点。' },
    {
      label: '接待时间',
      value: hours ?? '先打热线约时间，由同事确认。',
    },
    {
      label: '热线',
      value: (
        <a className={styles.phone} href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    },
  ]
  if (openDays.length > 0) rows.push({ label: '开放日', value: <OpenDays days={openDays} /> })
  if (transport !== null) rows.push({ label: '到访路线', value: transport })
  if (guide !== null) {
    rows.splice(3, 0, { label: '怎样预约', value: guide.appointment })
    rows.push({
      label: '城市交通',
      value: (
        <>
          {guide.transport}
          <span className={styles.general}>全城通用信息，不是到分公司的路线。</span>
        </>
      ),
    })
  }
  return rows
}

function OpenDays({ days }: { days: BranchPage['openDays'] }) {
  return (
    <ul>
      {days.map(({ date, text }) => (
        <li key={text}>
          <time dateTime={date}>{date}</time> {text}
        </li>
      ))}
    </ul>
  )
}
