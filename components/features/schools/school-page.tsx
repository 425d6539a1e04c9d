import { LinkList } from '@/components/blocks/link-list'
import { DetailPage } from '@/components/blocks/listing/detail-page'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import buttons from '@/components/ui/button.module.css'
import { Flag } from '@/components/ui/flag'
import { hueOf } from '@/components/ui/hue'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { testPolicyOf } from '@/lib/admissions/test-policies'
import type { ProgrammePage } from '@/lib/api/programmes'
import type { School, SchoolSummary } from '@/lib/api/schools'
import { shanghaiDate } from '@/lib/core/time'
import { gapsOf } from '@/lib/schools/gaps'
import { officialChecks, recognitionChecks } from '@/lib/schools/official-checks'
import { placeName } from '@/lib/schools/places'
import { recordSources } from '@/lib/schools/provenance'
import { compareHref, compareLimit, sourcesPath } from '@/lib/schools/school-ids'
import { CheckList } from './check-list'
import { ChinaRules } from './china-rules'
import { CostTable } from './cost-table'
import { GapList } from './gap-list'
import { GroupFees } from './group-fees'
import { listPath } from './load-school-list'
import { PastSeason } from './past-season'
import { ProgrammesSection } from './programmes-section'
import { PublishedFees } from './published-fees'
import { RankStrip } from './rank-strip'
import { RegisteredFees } from './registered-fees'
import { hasDeadlines, SchoolDeadlines } from './school-deadlines'
import { SchoolFacts } from './school-facts'
import { schoolJsonLd } from './school-json-ld'
import styles from './school-page.module.css'
import { ShortlistButton } from './shortlist-button'
import { ShortlistLink } from './shortlist-link'
import { SubjectOutcomes } from './subject-outcomes'
import { TestPolicy } from './test-policy'
import { valueGroupsOf } from './value-groups'
import { ValueRows } from './value-rows'

type SchoolPageProps = {
  school: School
  countryName: string
  /** Schools close to it by place or by city. */
  neighbours: readonly SchoolSummary[]
  programmeOverview?: ProgrammePage | null
}

/** One school: what is published about it, how to check it, what nobody here knows, and what stands close to it. */
export function SchoolPage({ school, countryName, neighbours, programmeOverview = null }: SchoolPageProps) {
  const { id, level, name, country, rank } = school
  const isUniversity = level === 'university'
  const policy = testPolicyOf(id)
  const kind = isUniversity ? '大学' : '中学'
  const neighbourTitle =
    rank === null ? `${countryName}的其他${kind}，先列同城同州的` : `${countryName}名次相近的${kind}`
  return (
    <div data-hue={hueOf(country)}>
      <DetailPage
        crumbs={[
          { label: '首页', href: '/' },
          { label: '院校库', href: listPath.university },
          ...(isUniversity ? [] : [{ label: '中学库', href: listPath.hischool }]),
          { label: name },
        ]}
        title={name}
        meta={<Meta school={school} countryName={countryName} />}
        data={schoolJsonLd(school)}
        aside={
          <>
            <InlineLeadForm
              kind="general"
              source={`院校库·${name}`.slice(0, 100)}
              title={`问一问${name}`.slice(0, 30)}
              text="把年级、成绩和想读的专业告诉顾问，回电时会说明要查哪些页面、缺什么材料，再决定要不要列进清单。"
            />
            <p className={styles.disclosure}>
              我们可能与部分学校有合作。院校库的顺序只按公布的名次或校名排，与合作和佣金无关。
            </p>
          </>
        }
        related={
          neighbours.length > 0 && (
            <div className={styles.related}>
              <h2>{neighbourTitle}</h2>
              <LinkList label={neighbourTitle} items={neighbours.map(toLink)} />
              <p>
                <Link href={compareHref([id, ...neighbours.map((other) => other.id)].slice(0, compareLimit))}>
                  与前 {Math.min(neighbours.length, compareLimit - 1)} 所并排对照
                </Link>
              </p>
            </div>
          )
        }
      >
        {hasDeadlines(school) && (
          <section className={styles.section} aria-labelledby="deadlines">
            <h2 id="deadlines">申请截止日</h2>
            <SchoolDeadlines school={school} today={shanghaiDate(new Date())} />
          </section>
        )}
        {valueGroupsOf(school).map(({ id: group, title, keys, past }) => (
          <section key={group} className={styles.section} aria-labelledby={group}>
            <h2 id={group}>{title}</h2>
            {group === 'admission' && policy !== null && <TestPolicy policy={policy} />}
            {keys.length > 0 && <ValueRows keys={keys} values={school.values} countryName={countryName} />}
            {past.length > 0 && <PastSeason keys={past} values={school.values} countryName={countryName} />}
            {group === 'costs' && (
              <>
                <GroupFees school={school} />
                <RegisteredFees school={school.id} />
              </>
            )}
          </section>
        ))}
        {isUniversity && school.programmes.length > 0 && (
          <section className={styles.section} aria-labelledby="programmes">
            <h2 id="programmes">能学什么：课程与学科</h2>
            <ProgrammesSection school={school} overview={programmeOverview} />
          </section>
        )}
        {school.chinaRules.length > 0 && (
          <section className={styles.section} aria-labelledby="china">
            <h2 id="china">它怎样看中国的本科学历</h2>
            <ChinaRules school={school} />
          </section>
        )}
        {isUniversity && (
          <section className={styles.section} aria-labelledby="ranks">
            <h2 id="ranks">公布的名次</h2>
            <RankStrip school={school} />
          </section>
        )}
        <section className={styles.section} aria-labelledby="facts">
          <h2 id="facts">基本情况</h2>
          <SchoolFacts school={school} countryName={countryName} />
          {!isUniversity && <p>{recordAge(school)}</p>}
        </section>
        {school.fees.some(({ kind }) => kind === 'programme' || kind === 'pathway') && (
          <section className={styles.section} aria-labelledby="fees">
            <h2 id="fees">课程学费与预科费用</h2>
            <PublishedFees fees={school.fees} />
          </section>
        )}
        {school.tuitionYear !== null && (
          <section className={styles.section} aria-labelledby="costs-2022">
            <h2 id="costs-2022">往年参考：{school.tuitionYear} 学年的费用明细</h2>
            <CostTable school={school} />
          </section>
        )}
        {school.subjects.length > 0 && (
          <section className={styles.section} aria-labelledby="subjects">
            <h2 id="subjects">分学科：毕业收入与入学分数</h2>
            <SubjectOutcomes subjects={school.subjects} />
          </section>
        )}
        <section className={styles.section} aria-labelledby="checks">
          <h2 id="checks">认证与办学资质到哪里查</h2>
          <p>
            {isUniversity
              ? '收进本库不等于获得认可。能不能认证，由主管部门按您的入学方式、学习地点和课程逐份审核，请在付款之前自己查一遍。'
              : '收进本库不等于推荐。先确认学校能为国际学生出具签证文件，再谈费用；高中毕业后回国升学或认证的要求，也在这里查。'}
          </p>
          <CheckList checks={[...officialChecks(level, country), ...recognitionChecks]} />
        </section>
        <section className={styles.section} aria-labelledby="gaps">
          <h2 id="gaps">这一页没有的资料</h2>
          <p>下面几项没有可靠来源，或没有写全。每项注明原因和该问谁。</p>
          <GapList gaps={gapsOf(school)} />
        </section>
        <Sources school={school} />
      </DetailPage>
    </div>
  )
}

function Meta({ school, countryName }: { school: School; countryName: string }) {
  const { id, name, nameEn, country, website } = school
  return (
    <>
      {name !== nameEn && <span lang="en">{nameEn}</span>}
      <span className={styles.place}>
        <Flag code={country} width={21} />
        {[countryName, placeName(school)].filter((part) => part !== '').join('，')}
      </span>
      <span className={`${styles.actions} no-print`}>
        {website !== null && (
          <Link
            href={website}
            className={`${buttons.button} ${buttons.secondary} ${buttons.small}`}
            rel="noreferrer"
          >
            学校官网
            <Icon of="external-link" strokeWidth={1.75} />
          </Link>
        )}
        <ShortlistButton id={id} name={name} />
        <ShortlistLink />
      </span>
    </>
  )
}

function Sources({ school: { source, rorId, wikidataId } }: { school: School }) {
  return (
    <footer className={styles.sources}>
      <h2>这条记录的来源</h2>
      <ul>
        {recordSources(source).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {rorId !== null && (
          <li>
            ROR 编号{' '}
            <Link href={`https://ror.org/${rorId}`} rel="noreferrer">
              {rorId}
            </Link>
            {wikidataId !== null && (
              <>
                ，Wikidata{' '}
                <Link href={`https://www.wikidata.org/wiki/${wikidataId}`} rel="noreferrer">
                  {wikidataId}
                </Link>
              </>
            )}
          </li>
        )}
      </ul>
      <p>
        2026 年 11 月读取。网址取自数据集，没有逐个打开核对；发现差错请告诉我们。全部来源与许可见
        <Link href={sourcesPath}>院校库数据来源</Link>。
      </p>
    </footer>
  )
}

/** How old the record of a high school is. */
function recordAge({ country, values }: School): string {
  if (country === 'ca')
    return '名录数据为 2019–2020 学年，学校可能已经停办或改名。付款之前，请在省教育厅当年的名录里再查一次。'
  if (country === 'nz')
    return '名录为 2021 年 9 月，学校的名称、网址和是否收国际生可能已有变化。联系之前，请先核对官网。'
  if (country === 'au')
    return '登记册为 2023 年 1 月，学校可能已不再招收海外学生，学费多已上调。请在 CRICOS 再查一次。'
  if (values.size > 0)
    return '上面各项注明了年份；学校的校名、网址可能已有变化。联系之前，请先核对官网与所在地。'
  return '这份记录取自未注明日期的名单，学校可能已经改名、合并或停办。联系之前，请先核对官网与所在地。'
}

const toLink = ({ name, href, rank, city, country }: SchoolSummary) => ({
  label: name,
  href,
  flag: country,
  note: rank === null ? (city ?? undefined) : `QS ${rank.year}：${rank.text}`,
})
