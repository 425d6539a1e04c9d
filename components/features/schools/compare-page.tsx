import { Band } from '@/components/blocks/band'
import { NoteGrid } from '@/components/blocks/note-grid'
import { QrCode } from '@/components/site/chrome/qr-code'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { paths } from '@/lib/routing/paths'
import { compareHref, compareLimit, sourcesPath } from '@/lib/schools/school-ids'
import { absoluteUrl, breadcrumbList } from '@/lib/seo/json-ld'
import { comparing, questionsToAsk } from './advice'
import styles from './compare-page.module.css'
import { ComparePicker } from './compare-picker'
import { CompareTable } from './compare-table'
import type { CompareData } from './load-compare'
import { ShortlistLink } from './shortlist-link'

const crumbs = [{ label: '首页', href: '/' }, { label: '院校库', href: paths.schools }, { label: '并排对照' }]

/** Two to four schools side by side, what to ask about them, and how to choose others. */
export function ComparePage({ schools, shown, unknown, nameOf }: CompareData) {
  return (
    <>
      <Container>
        <div className={styles.page}>
          <Breadcrumb items={crumbs} />
          <JsonLd data={breadcrumbList(crumbs)} />
          <header className={`${styles.header} stack gap-3`}>
            <h1>院校并排对照</h1>
            <p className="muted measure">
              把 2–{compareLimit}{' '}
              所学校放在一起，每一行是同一个定义；年份各校不同，写在格里。没有来源的写“暂无数据”，这一行就不能拿来比。地址里带着所选学校，可以收藏、转发给家人或打印。
            </p>
            <p className="row middle gap-3 no-print">
              <ButtonLink href={paths.schools} variant="secondary">
                去挑大学
              </ButtonLink>
              <ButtonLink href={paths.highSchools} variant="secondary">
                去挑中学
              </ButtonLink>
              <ShortlistLink />
            </p>
          </header>
          {notesOf({ schools, shown, unknown }).map((note) => (
            <p key={note} className="remark" role="status">
              {note}
            </p>
          ))}
          {shown.length > 0 && (
            <>
              <CompareTable schools={shown} nameOf={nameOf} />
              <p className="no-print">
                <ButtonLink
                  href={`${paths.decisionSheet}?ids=${shown.map(({ id }) => id).join(',')}`}
                  variant="secondary"
                >
                  加上费用、条件和日期，做成家庭决策单
                </ButtonLink>
              </p>
              <div className={styles.printed}>
                <QrCode
                  value={absoluteUrl(compareHref(shown.map(({ id }) => id)))}
                  label="扫码打开这份对照"
                />
                <p>扫码打开这份对照。数据来源：{absoluteUrl(sourcesPath)}</p>
              </div>
            </>
          )}
        </div>
      </Container>
      {schools.length > 1 && (
        <Band
          id="pick"
          heading="换一组"
          intro={`从这 ${schools.length} 所里勾选要并排看的。加入备选的学校一直留在这台设备的浏览器里。`}
          flushTop
        >
          <ComparePicker schools={schools} shown={shown} nameOf={nameOf} />
        </Band>
      )}
      <Section tone="deep" labelledBy="how">
        <div className={styles.columns}>
          <div>
            <SectionHeader
              id="how"
              title={shown.length > 0 ? '表里看不出来的，这样问' : '怎么对照'}
              text="表格只能比公布过的数字。下面几件事更能决定合不合适，要分别问学校、问家里、问顾问。"
            />
            <NoteGrid notes={shown.length > 0 ? questionsToAsk : comparing} />
          </div>
          {shown.length > 0 && (
            <InlineLeadForm
              kind="general"
              source={`院校对照·${shown.map(({ name }) => name).join('、')}`.slice(0, 100)}
              title="请顾问看这份对照"
              text="回电时顾问会打开同一份对照，说明每所学校要补查什么，不替您定学校。"
            />
          )}
        </div>
      </Section>
    </>
  )
}

function notesOf({ schools, shown, unknown }: Pick<CompareData, 'schools' | 'shown' | 'unknown'>): string[] {
  return [
    ...(unknown > 0 ? [`地址里有 ${unknown} 所学校没有找到，可能已经更名或删除，其余照常显示。`] : []),
    ...(schools.length === 0
      ? [
          '还没有选学校。到院校库或中学库勾选 2–4 所，再点“对照所选院校”；或先把学校加入备选，再从“我的备选”进来。',
        ]
      : []),
    ...(schools.length === 1 ? ['只有一所学校，再选一所才能对照。'] : []),
    ...(schools.length > shown.length
      ? [`一次并排看 ${compareLimit} 所，其余 ${schools.length - shown.length} 所在表下面“换一组”里。`]
      : []),
  ]
}
