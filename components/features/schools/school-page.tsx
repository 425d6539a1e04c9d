import type { ReactNode } from 'react'
import { LinkList } from '@/components/blocks/link-list'
import { DetailPage } from '@/components/blocks/listing/detail-page'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { ContactCard } from '@/components/site/lead/contact-card'
import { Actions } from '@/components/ui/actions'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Contents } from '@/components/ui/contents'
import { Fold, Folds } from '@/components/ui/fold'
import { hueOf } from '@/components/ui/hue'
import { Link } from '@/components/ui/link'
import { SourceLink } from '@/components/ui/source-link'
import { WholeValues } from '@/components/ui/whole-values'
import { thresholdsOf } from '@/lib/admissions/entry-thresholds'
import { testPolicyOf } from '@/lib/admissions/test-policies'
import type { ProgrammePage } from '@/lib/api/programmes'
import type { School, SchoolSummary } from '@/lib/api/schools'
import { shanghaiDate } from '@/lib/core/time'
import { campusMapOf } from '@/lib/schools/campuses'
import { costsOf } from '@/lib/schools/costs'
import { gapsOf } from '@/lib/schools/gaps'
import { officialChecks, recognitionChecks } from '@/lib/schools/official-checks'
import { placeName } from '@/lib/schools/places'
import { recordSources } from '@/lib/schools/provenance'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { compareHref, compareLimit, sourcesPath } from '@/lib/schools/school-ids'
import { rankLabel, tilesOf, type YearSum } from '@/lib/schools/tiles'
import { CampusMap } from './campus-map'
import { ChinaRulesNote, chinaRuleLines } from './china-rules'
import { CostTable } from './cost-table'
import { EntryThresholds } from './entry-thresholds'
import { GapList } from './gap-list'
import { GroupFees } from './group-fees'
import { listPath } from './load-school-list'
import { OfficialCheckList } from './official-check-list'
import { PastSeason } from './past-season'
import { ProgrammesSection } from './programmes-section'
import { hasPriceList, PathwayFees, ProgrammeFees, ProgrammePrices } from './published-fees'
import { RankOwners, rankLines } from './rank-lines'
import { RegisteredFees } from './registered-fees'
import { SchoolBand } from './school-band'
import { hasDeadlines, SchoolDeadlines } from './school-deadlines'
import { factLines } from './school-facts'
import { schoolJsonLd } from './school-json-ld'
import styles from './school-page.module.css'
import { ShortlistButton } from './shortlist-button'
import { ShortlistLink } from './shortlist-link'
import { numberSources } from './sources-of-page'
import { SubjectOutcomes } from './subject-outcomes'
import { type BandId, bandIds, valueBandsOf } from './value-groups'
import { FactLines, SourceLine, SourceSign, sharedCautions, valueLines } from './value-rows'

type SchoolPageProps = {
  school: School
  countryName: string
  /** Similar schools by rank or city. */
  neighbours: readonly SchoolSummary[]
  programmeOverview?: ProgrammePage | null
  /** The calculator's cost of a year, and the address of its estimate. */
  year?: { sum: YearSum; href: string | null }
}

const shownNeighbours = 3

/** The number of open rows about a place and its students; less beside a map. */
const openFacts = { besideMap: 3, alone: 4 }

/** One school: the most wanted figures, then costs, grades, programmes, graduates, and what is not known. */
export function SchoolPage({
  school,
  countryName,
  neighbours,
  programmeOverview = null,
  year = { sum: null, href: null },
}: SchoolPageProps) {
  const { id, level, name, nameEn, country, fees, programmes, subjects } = school
  const isUniversity = level === 'university'
  const tiles = tilesOf(school, year.sum)
  const isThin = tiles.length === 0
  const keys = valueBandsOf(school)
  const sources = numberSources([...bandIds.flatMap((band) => keys[band]), ...keys.past], school)
  const bandOf = new Map(
    bandIds
      .flatMap((band) => keys[band].map((key) => [school.values.get(key)?.source ?? '', band] as const))
      .toReversed(),
  )
  // The rows about costs may be in a fold, apart from their sources.
  const sharedOf = (band: BandId) => (band === 'costs' ? [] : sharedCautions(keys[band], school.values))
  const sourceLine = (band: BandId) => {
    const ids = [...new Set(keys[band].flatMap((key) => school.values.get(key)?.source ?? []))]
    const own = ids.filter((source) => bandOf.get(source) === band)
    const shared = sharedOf(band)
    if (own.length === 0 && shared.length === 0) return undefined
    return (
      <>
        {shared.map(({ caution, labels }) => (
          <p key={caution}>
            {labels.join('、')}：{caution}
          </p>
        ))}
        <SourceLine ids={own} sources={sources} />
      </>
    )
  }
  const lines = (band: BandId) => valueLines(keys[band], school, sources, sharedOf(band))
  const hasFees =
    keys.costs.length > 0 ||
    registeredFeesOf(id).length > 0 ||
    fees.some(({ kind }) => kind !== 'range') ||
    costsOf(school) !== null
  const policy = testPolicyOf(id)
  const hasAdmission =
    keys.admission.length > 0 ||
    school.chinaRules.length > 0 ||
    policy !== null ||
    hasDeadlines(school) ||
    thresholdsOf(id).length > 0
  const hasOutcomes =
    keys.outcomes.length > 0 || subjects.some(({ pay, tariff }) => pay !== null || tariff !== null)
  const programmeCount = programmes.reduce((sum, { count }) => sum + count, 0)
  const entries = [
    hasFees && { id: 'costs', label: '学费与费用' },
    hasAdmission && { id: 'admission', label: '申请条件' },
    programmeCount > 0 && { id: 'programmes', label: '课程', count: programmeCount },
    hasOutcomes && { id: 'outcomes', label: isUniversity ? '毕业之后' : '成绩' },
    { id: 'facts', label: isUniversity ? '学校与位置' : '基本情况' },
    { id: 'gaps', label: '来源与缺项' },
  ].filter((entry) => entry !== false)
  const map = campusMapOf(school)
  // Ranks that a tile shows already are repeated at the end.
  const hasRankTile = tiles.some(({ label }) => label === rankLabel)
  const facts = [
    ...(hasRankTile ? [] : rankLines(school)),
    ...lines('place').filter(({ key }) => map === null || key !== 'campus'),
    ...factLines(school, countryName),
    ...(hasRankTile ? rankLines(school) : []),
  ]
  const openRows = map === null ? openFacts.alone : openFacts.besideMap
  // Prices from the school's own pages are newer and name what they include.
  const hasOwnPrices = registeredFeesOf(id).length > 0 || hasPriceList(fees)
  const kind = isUniversity ? '大学' : '中学'
  const neighbourTitle =
    school.rank === null ? `${countryName}的其他${kind}，先列同城同州的` : `${countryName}名次相近的${kind}`
  const form = {
    kind: 'general',
    source: `院校库·${name}`,
    title: `问一问${name}`.slice(0, 30),
  } as const
  const checks = <OfficialCheckList checks={[...officialChecks(level, country), ...recognitionChecks]} />
  const checkWords = isUniversity
    ? '收进本库不等于获得认可。能不能认证，由主管部门按您的入学方式、学习地点和课程逐份审核，请在付款之前自己查一遍。'
    : '收进本库不等于推荐。先确认学校能为国际学生出具签证文件，再谈费用；高中毕业后回国升学或认证的要求，也在这里查。'
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
        meta={
          <>
            {name !== nameEn && <span lang="en">{nameEn}</span>}
            <span>{[countryName, placeName(school)].filter((part) => part !== '').join('，')}</span>
          </>
        }
        data={schoolJsonLd(school)}
        aside={
          <ContactCard
            {...form}
            text="把年级、成绩和想读的专业告诉顾问，回电时会说明要查哪些页面、缺什么材料。"
            entries={entries}
          />
        }
        related={
          neighbours.length > 0 && (
            <div className={`${styles.related} stack one-column gap-3`}>
              <h2 className="title">{neighbourTitle}</h2>
              <LinkList label={neighbourTitle} items={neighbours.slice(0, shownNeighbours).map(toLink)} />
              <p>
                <Link href={compareHref([id, ...neighbours.map((other) => other.id)].slice(0, compareLimit))}>
                  与前 {Math.min(neighbours.length, compareLimit - 1)} 所并排对照
                </Link>
                <ShortlistLink />
              </p>
            </div>
          )
        }
      >
        {isThin ? (
          <FactLines isAnswer caption={`${name}的基本情况`} lines={facts} foot={sourceLine('place')} />
        ) : (
          <AnswerTiles
            label={`${name}一览`}
            tiles={tiles}
            foot={
              sources.size > 0 && (
                <>
                  来源{' '}
                  {[...sources.values()].map(({ number, name: source }) => (
                    <SourceSign key={number} number={number} name={source} />
                  ))}
                  {school.chinaRules.length > 0 && '，国内均分为学校官网'}
                </>
              )
            }
          />
        )}
        <Actions
          primary={{ href: '#consult', label: '问问能不能申' }}
          others={year.href === null ? [] : [{ href: year.href, label: '算一年费用' }]}
        >
          <ShortlistButton id={id} name={name} isShort />
        </Actions>
        {!isThin && <Contents entries={entries} />}
        <div>
          {hasFees && (
            <SchoolBand id="costs" title={isUniversity ? '一年要多少钱' : '登记的学费'}>
              {!hasOwnPrices && <FactLines caption="学费" lines={lines('costs')} />}
              <GroupFees school={school} />
              <ProgrammePrices fees={fees} />
              <RegisteredFees school={id} />
              <Folds>
                <ProgrammeFees fees={fees} />
                {hasOwnPrices && keys.costs.length > 0 && (
                  <Fold label={`全校的学费区间与往年的数（${keys.costs.length} 项）`}>
                    <FactLines caption="全校的学费区间与往年的数" lines={lines('costs')} />
                  </Fold>
                )}
                <PathwayFees fees={fees} />
                <CostTable school={school} />
              </Folds>
              <p className="muted quiet">{sourceLine('costs')}</p>
            </SchoolBand>
          )}
          {hasAdmission && (
            <SchoolBand id="admission" title={isUniversity ? '要什么成绩' : '能不能办签证，招什么学生'}>
              <FactLines
                caption="成绩与考试"
                lines={[
                  ...chinaRuleLines(school),
                  ...lines('admission'),
                  ...(policy === null
                    ? []
                    : [
                        {
                          key: 'policy',
                          label: 'SAT、ACT 要不要交',
                          value: policy.text,
                          note: (
                            <>
                              {policy.season}，<SourceLink source={policy.source} />
                              {policy.readOn !== null && <WholeValues text={`，${policy.readOn} 存`} />}
                              {policy.remark !== null && `。${policy.remark}`}
                            </>
                          ),
                        },
                      ]),
                ]}
                foot={
                  <>
                    {school.chinaRules.length > 0 && <ChinaRulesNote school={school} />}
                    {sourceLine('admission')}
                  </>
                }
              />
              {hasDeadlines(school) && (
                <section id="deadlines" aria-label="申请截止日" className="stack one-column gap-3">
                  <SchoolDeadlines school={school} today={shanghaiDate(new Date())} />
                </section>
              )}
              <Folds>
                <EntryThresholds school={id} country={country} />
                {keys.past.length > 0 && (
                  <PastSeason keys={keys.past} school={school} sources={sources} named={bandOf} />
                )}
              </Folds>
            </SchoolBand>
          )}
          {programmeCount > 0 && (
            <SchoolBand id="programmes" title="能学什么">
              <ProgrammesSection school={school} overview={programmeOverview} />
            </SchoolBand>
          )}
          {hasOutcomes && (
            <SchoolBand id="outcomes" title={isUniversity ? '毕业之后' : '成绩'}>
              <FactLines caption="毕业之后" lines={lines('outcomes')} foot={sourceLine('outcomes')} />
              <SubjectOutcomes subjects={subjects} />
            </SchoolBand>
          )}
          {!isThin && (
            <SchoolBand id="facts" title={isUniversity ? '学校与位置' : '基本情况'}>
              <div className={`${styles.place} stack one-column gap-4`}>
                {map !== null && <CampusMap map={map} name={name} countryName={countryName} />}
                <FactLines
                  caption="学校与位置"
                  lines={facts}
                  openRows={openRows}
                  rest={`其余 ${facts.length - openRows} 项：校名、名次、代码与建校`}
                  foot={
                    <>
                      {sourceLine('place')}
                      {(school.rank !== null || school.arwu !== null) && (
                        <p>
                          <RankOwners />
                        </p>
                      )}
                    </>
                  }
                />
              </div>
              {!isUniversity && <p className="muted quiet">{recordAge(school)}</p>}
            </SchoolBand>
          )}
          <SchoolBand id="gaps" title={isThin || !isUniversity ? '这页缺什么，去哪里问' : '来源与这页没有的'}>
            {(isThin || !isUniversity) && <GapList gaps={gapsOf(school)} />}
            <Folds>
              {!isThin && isUniversity && (
                <Fold label={`这页没有的 ${gapsOf(school).length} 项，去哪里问`}>
                  <GapList gaps={gapsOf(school)} />
                </Fold>
              )}
              <Fold label="认证与办学资质到哪里查">
                <p>{checkWords}</p>
                {checks}
              </Fold>
              <Fold label="这条记录的来源">
                <Sources school={school} />
                {isUniversity && school.rank === null && school.arwu === null && (
                  <p>
                    <RankOwners />
                  </p>
                )}
              </Fold>
            </Folds>
            <p className="muted quiet">
              {isThin && !isUniversity && recordAge(school)}
              我们可能与部分学校有合作。院校库的顺序只按公布的名次或校名排，与合作和佣金无关。
            </p>
          </SchoolBand>
        </div>
      </DetailPage>
      <BottomForm {...form} />
    </div>
  )
}

function Sources({ school: { source, rorId, wikidataId } }: { school: School }): ReactNode {
  return (
    <>
      <ul className="stack gap-1 bullets">
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
    </>
  )
}

/** The age of a high school's record. */
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

const toLink = ({ name, href, rank, city }: SchoolSummary) => ({
  label: name,
  href,
  note: rank === null ? (city ?? undefined) : `QS ${rank.year}：${rank.text}`,
})
