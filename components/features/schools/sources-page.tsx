import { Band } from '@/components/blocks/band'
import { NoteGrid } from '@/components/blocks/note-grid'
import { PageHead } from '@/components/blocks/page-head'
import { PlainTable } from '@/components/blocks/plain-table'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { grouped } from '@/lib/core/numbers'
import { paths } from '@/lib/routing/paths'
import { dataSourceFile, valueSources } from '@/lib/schools/data-sources'
import { rankings } from '@/lib/schools/rankings'
import { sourcesPath } from '@/lib/schools/school-ids'
import { hotlineHref, site } from '@/lib/site'
import type { SchoolListData } from './load-school-list'

/** The source and licence of every figure in the library, and what the library does not contain. */
export function SourcesPage({ totals }: Pick<SchoolListData, 'totals'>) {
  const { sources, mit_notice: mitNotice, absent } = dataSourceFile.read()
  return (
    <>
      <Container>
        <div className="pb-band grid gap-6">
          <div>
            <PageHead
              crumbs={[
                { label: '首页', href: '/' },
                { label: '院校库', href: paths.schools },
                { label: '数据来源', href: sourcesPath },
              ]}
              title="院校库数据来源"
              scene="shelves"
            />
            <p className="text-muted max-w-measure">
              院校库收录 {grouped(totals.university)} 所院校（其中 {grouped(totals.ranked)} 所有 QS{' '}
              {rankings.qs.edition}
              名次）和 {grouped(totals.hischool)}{' '}
              所中学。每个数字都抄自下列来源，没有估算。由本站算出的只有：SAT
              两科相加、折合人民币和在本国学校里的位置，页面上都写明。资料于 2026 年 11 月读取。
            </p>
          </div>
          <ol className="grid grid-cols-1 lg:grid-cols-2 gap-x-12 border-t-2 border-t-heading">
            {sources.map((source) => (
              <li
                key={source.id}
                id={source.id}
                className="scroll-mt-20 grid grid-cols-1 content-start gap-3 lg:last:odd:col-span-full border-b border-line py-6"
              >
                <h2 className="text-lg">{source.name}</h2>
                <dl className="[--term:6.5rem] grid gap-2">
                  {[
                    ['版本与年份', source.edition],
                    ['许可', source.licence],
                    ['取了什么', source.taken],
                    ['说明', source.note],
                    [
                      '原始页面',
                      source.url.startsWith('https:') && (
                        <Link key="url" href={source.url}>
                          {source.url.replace('https://', '').replace(/\/$/, '')}
                        </Link>
                      ),
                    ],
                  ].map(
                    ([term, text]) =>
                      text && (
                        <div
                          key={String(term)}
                          className="grid grid-cols-term max-xs:grid-cols-1 items-baseline gap-x-4"
                        >
                          <dt className="text-muted text-sm">{term}</dt>
                          <dd className="max-w-measure">{text}</dd>
                        </div>
                      ),
                  )}
                </dl>
              </li>
            ))}
          </ol>
          <PlainTable
            openRows={6}
            caption="学校页各项数值、课程与名单的来源与许可"
            columns={['来源', '许可与署名', '原始页面']}
            rows={Object.entries(valueSources()).map(([id, { name, licence, url }]) => ({
              key: id,
              label: name,
              cells: [
                licence,
                url.startsWith('https:') ? (
                  <Link key="url" href={url}>
                    {new URL(url).hostname}
                  </Link>
                ) : (
                  '各校官网，链接在学校页'
                ),
              ],
            }))}
          />
          <Fold label="Hipo university-domains-list 的 MIT 许可全文">
            <div lang="en" className="grid gap-3 max-w-192 text-muted text-sm">
              <p>The MIT License (MIT)</p>
              <p>{mitNotice.holder}</p>
              {mitNotice.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
        </div>
      </Container>
      <Band
        id="absent"
        heading="没有收的，为什么"
        intro="查不到来源的一律写“暂无数据”，不写 0，也不用相近学校的数字代替。"
        tone="deep"
      >
        <NoteGrid notes={absent} />
      </Band>
      <Section labelledBy="order" spacing="tight">
        <SectionHeader
          id="order"
          title="顺序怎么定，错了怎么改"
          text="没有推荐位，也没有按合作或佣金调整的次序。"
        />
        <div className="grid gap-4 max-w-measure">
          <p>
            发现校名、网址、所在地或名次有误，请拨打 <a href={hotlineHref}>{site.hotline}</a>
            ，或到就近的分公司说明学校名称与依据的官方页面。核对后改正；来不及核对的，先从页面撤下。
          </p>
          <p>学校或排名发布方对收录方式有异议，也请用同一途径联系。</p>
          <p>
            <ButtonLink href={paths.schools} variant="secondary" arrow>
              回到院校库
            </ButtonLink>
          </p>
        </div>
      </Section>
      <BottomForm kind="general" source="页面底部·院校库" />
    </>
  )
}
