import type { ReactNode } from 'react'
import { BandGrid } from '@/components/blocks/band-grid'
import { CheckList } from '@/components/blocks/check-list'
import { CheckLegend } from '@/components/facts/check-legend'
import { SourceLink } from '@/components/facts/source-link'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { fewestFolded } from '@/components/ui/open-rows'
import { WholeValues } from '@/components/ui/whole-values'
import type { School } from '@/lib/api/schools'
import {
  type EntryThreshold,
  qualifications,
  thresholdAnchor,
  thresholdCautions,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import { testPolicyOf } from '@/lib/facts/admissions/test-policies'
import { averageMarks } from '@/lib/schools/china-averages'
import { officialChecks, recognitionChecks } from '@/lib/schools/official-checks'
import { nameSource, recordSources } from '@/lib/schools/provenance'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { chinaPath, sourcesPath } from '@/lib/schools/school-ids'
import { AverageRuler } from './average-ruler'
import type { SchoolPageData, SchoolSums } from './load-school-page'
import { PriceStrip } from './price-strip'
import { ProgrammesSection } from './programmes-section'
import { GroupFees, hasPriceList, PathwayFees, ProgrammePrices } from './published-fees'
import { RankOwners } from './rank-owners'
import { hasDeadlines, SchoolDeadlines } from './school-deadlines'
import './schools.css'
import { DataTable } from '@/components/ui/data-table'
import { grouped } from '@/lib/core/numbers'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import { needsLook } from '@/lib/facts/marks'
import type { Figure } from '@/lib/facts/registry'
import { chinaRuleTitles, degreeClassNote } from '@/lib/schools/china-rules'
import { yuanText } from '@/lib/schools/money'
import { yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'
import { SubjectOutcomes } from './subject-outcomes'
import { type FactLine, FactLines, type SchoolValues } from './value-rows'

type SchoolData = Pick<
  SchoolPageData & SchoolSums,
  'school' | 'countryName' | 'programmeOverview' | 'spread'
> & {
  values: SchoolValues
  /** Lines about the place and the school itself. */
  facts: readonly FactLine[]
  /** The few values of the record are its tiles. */
  isThin: boolean
}

/**
 * The parts of a school's page that have something to show, in their order: each with its heading, and the number of records in it for the contents. On paper a page is what it costs, what it asks for and until when.
 */
export function schoolSections(data: SchoolData) {
  const { school, values, facts, isThin } = data
  const { id, fees, subjects, programmes } = school
  const { keys, lines, sourceLine } = values
  const titled = (university: string, high: string) => (isUniversity(school) ? university : high)
  return [
    {
      id: 'costs',
      title: titled('一年要多少钱', '登记的学费'),
      isShown: keys.costs.length > 0 || registeredFeesOf(id).length > 0 || fees.length > 0,
      body: <Costs {...data} />,
      isPrinted: true,
    },
    {
      id: 'admission',
      title: titled('要什么成绩', '招生与资格'),
      isShown:
        (keys.admission.length > 0 && (!isThin || isUniversity(school))) ||
        school.chinaRules.length > 0 ||
        testPolicyOf(id) !== null ||
        hasDeadlines(school) ||
        thresholdsOf(id).length > 0,
      body: <Admission {...data} />,
      isPrinted: true,
    },
    {
      id: 'programmes',
      title: '能学什么',
      isShown: programmes.length > 0,
      count: programmes.reduce((sum, { count }) => sum + count, 0),
      body: <ProgrammesSection school={school} overview={data.programmeOverview} />,
    },
    {
      id: 'outcomes',
      title: titled('毕业之后', '成绩'),
      isShown:
        keys.outcomes.length > 0 || subjects.some(({ pay, tariff }) => pay !== null || tariff !== null),
      body: (
        <>
          <FactLines caption="成绩与去向" lines={lines('outcomes')} foot={sourceLine('outcomes')} />
          <SubjectOutcomes subjects={subjects} />
        </>
      ),
    },
    {
      id: 'facts',
      title: titled('学校与位置', '基本情况'),
      isShown: facts.length > 0,
      body: <Facts {...data} />,
    },
    { id: 'gaps', title: '还要问学校什么', isShown: true, body: <Gaps {...data} /> },
  ].filter(({ isShown }) => isShown)
}

const isUniversity = ({ level }: School) => level === 'university'

function Costs({ school, countryName, spread, values: { lines, sourceLine } }: SchoolData) {
  const { id, fees } = school
  // Prices from the school's own pages are newer and name what they include.
  const hasOwnPrices = registeredFeesOf(id).length > 0 || hasPriceList(fees)
  const ranges = hasOwnPrices ? lines('costs') : []
  const pathways = fees.filter(({ kind }) => kind === 'pathway').length
  const further = [ranges.length > 0 && '全校的学费区间与往年的数', pathways > 0 && '预科与国际大一的费用']
  const count = ranges.length + pathways
  return (
    <>
      {spread?.prices.some((price) => price.id === id) && (
        <PriceStrip spread={spread} countryName={countryName} own={id} />
      )}
      {!hasOwnPrices && <FactLines caption="学费" lines={lines('costs')} />}
      <GroupFees school={school} />
      <ProgrammePrices fees={fees} />
      <RegisteredFees school={id} />
      {count > 0 && (
        <FoldOfRows isOpenWide count={count} label={`${further.filter(Boolean).join('，')}（${count} 项）`}>
          <FactLines caption="全校的学费区间与往年的数" lines={ranges} />
          <PathwayFees fees={fees} />
        </FoldOfRows>
      )}
      <p className="text-muted text-quiet">{sourceLine('costs')}</p>
    </>
  )
}

function Admission({ school, values: { keys, lines, sourceLine } }: SchoolData) {
  const policy = testPolicyOf(school.id)
  return (
    <>
      <BandGrid
        margin={
          averageMarks(school.chinaAverages).length > 1 && (
            <Fold isOpenWide isOpen label="国内均分要多少">
              <AverageRuler name={school.name} averages={school.chinaAverages} />
              {school.chinaListed > 0 && (
                <Link
                  href={`${chinaPath}?uk=${school.id}#own`}
                  className="inline-flex items-center min-h-target"
                >
                  把我的均分放到这把尺上
                </Link>
              )}
            </Fold>
          )
        }
      >
        <FactLines
          caption="招生与考试"
          lines={[
            ...school.chinaRules.flatMap(linesOf),
            ...lines('admission'),
            ...(policy
              ? [
                  {
                    key: 'policy',
                    label: 'SAT、ACT 要不要交',
                    value: policy.text,
                    note: (
                      <>
                        {policy.season}，<SourceLink source={policy.source} />
                        {policy.readOn && <WholeValues text={`，${policy.readOn} 存`} />}
                        {policy.remark && `。${policy.remark}`}
                      </>
                    ),
                  },
                ]
              : []),
          ]}
          foot={
            <>
              {school.chinaRules.length > 0 && (
                <p>
                  {degreeClassNote}
                  {school.chinaListed > 0 ? (
                    <Link href={`${chinaPath}?uk=${school.id}`}>
                      看它公布的名单（{grouped(school.chinaListed)} 所中国院校）
                    </Link>
                  ) : (
                    <Link href={chinaPath}>查我的本科在哪些英国大学的名单上</Link>
                  )}
                </p>
              )}
              {sourceLine('admission')}
            </>
          }
        />
      </BandGrid>
      {hasDeadlines(school) && (
        <section id="deadlines" aria-label="申请截止日" className="grid grid-cols-1 gap-3">
          <SchoolDeadlines school={school} now={new Date()} />
        </section>
      )}
      <Folds>
        <EntryThresholds school={school.id} country={school.country} />
        {keys.past.length > 0 && (
          <FoldOfRows
            count={keys.past.length}
            label={`${seasonsOf(keys.past, school)} 那一季的考试政策与日期（已过去，不能照着准备）`}
          >
            <FactLines caption="过往一季的考试政策与日期" lines={lines('past')} foot={sourceLine('past')} />
          </FoldOfRows>
        )}
      </Folds>
    </>
  )
}

const seasonsOf = (keys: readonly SchoolValueKey[], { values }: School) =>
  [...new Set(keys.flatMap((key) => values.get(key)?.year ?? []))]
    .map((year) => yearText(year.replace(/ 申请季$/, '')))
    .join('、')

/** The number of open rows about a place and its students. */
const openFacts = 4

const Facts = ({ values: { sourceLine }, facts, isThin }: SchoolData) => (
  <FactLines
    caption="学校与位置"
    lines={facts}
    openRows={openFacts}
    // Those of a thin record are below its tiles.
    foot={isThin ? undefined : sourceLine('place')}
  />
)

/** What no list of ours holds for the applicant's own course and year. */
const questionsTo = {
  university: [
    '您那个专业今年的学费和要求',
    '您那一轮的截止日期',
    '国际学生单独的录取率',
    '奖学金与住宿名额',
  ],
  hischool: ['今年的学费与寄宿费', '寄宿怎么安排', '国际学生比例、升学去向', '课程与入学考试'],
}

function Gaps({ school }: SchoolData) {
  const { level, country, source, rorId, wikidataId } = school
  return (
    <>
      <div className="md:*:grid-cols-2">
        <CheckList items={questionsTo[level]} />
      </div>
      {!isUniversity(school) && <p className="text-muted text-quiet">{recordAge(school)}</p>}
      <Folds isInColumns>
        <Fold label="认证与办学资质到哪里查">
          <p>
            {isUniversity(school)
              ? '收进本库不等于获得认可。能不能认证，由主管部门按您的入学方式、学习地点和课程逐份审核，请在付款之前自己查一遍。'
              : '收进本库不等于推荐。先确认学校能为国际学生出具签证文件，再谈费用；高中毕业后回国升学或认证的要求，也在这里查。'}
          </p>
          <ul className="border-t border-line">
            {[...officialChecks(level, country), ...recognitionChecks()].map(({ name, url, text }) => (
              <li key={url} className="py-3 border-b border-line">
                <Link href={url} className="inline-block py-1.5 font-semibold">
                  {name}
                </Link>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold label="这条记录的来源">
          <ul className="grid gap-1 list-disc ps-[1.25em]">
            {[...recordSources(source), nameSource(school)].map((name) => name && <li key={name}>{name}</li>)}
            {rorId && (
              <li>
                ROR 编号 <Link href={`https://ror.org/${rorId}`}>{rorId}</Link>
                {wikidataId && (
                  <>
                    ，Wikidata <Link href={`https://www.wikidata.org/wiki/${wikidataId}`}>{wikidataId}</Link>
                  </>
                )}
              </li>
            )}
          </ul>
          <p>
            2026 年 11 月读取。网址取自数据集，没有逐个打开核对；发现差错请告诉我们。全部来源与许可见
            <Link href={sourcesPath}>院校库数据来源</Link>。
          </p>
          {(school.rank || school.arwu) && (
            <p>
              <RankOwners />
            </p>
          )}
          <p>我们可能与部分学校有合作。院校库的顺序只按公布的名次或校名排，与合作和佣金无关。</p>
        </Fold>
      </Folds>
    </>
  )
}

/** The age of a high school's record. */
const recordAge = ({ country, values }: School) =>
  `${ages[country] ?? (values.size > 0 ? '校名、网址可能已有变化' : '名单没有写日期，学校可能已经改名、合并或停办')}，联系前先看官网。`

const ages: Record<string, string> = {
  ca: '名录是 2019–2020 学年的，学校可能已经停办或改名',
  nz: '名录是 2021 年 9 月的，学校可能已有变化',
  au: '登记册是 2023 年 1 月的，学校可能已不收海外学生，学费多已上调',
}

/**
 * The requirements of a school for A-level, IB, the gaokao and others, in a fold that names them; nothing when none
 * are known.
 */
function EntryThresholds({ school, country }: { school: string; country: string }) {
  const groups = thresholdsOf(school)
  if (!groups.length) return null
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const names = groups.map(({ qualification }) => qualifications[qualification])
  return (
    <FoldOfRows count={count} label={`${names.join('、')}要多少（${count} 项）`}>
      {groups.map(({ qualification, rows }) => {
        const shared = sharedNotes(rows)
        return (
          <div key={qualification} id={thresholdAnchor(qualification)}>
            <DataTable
              caption={[`${qualifications[qualification]}，照学校的写法`, ...shared].join('；')}
              isHeadHidden
              rows={rows}
              keyOf={({ id }) => id}
              head={{
                label: '专业',
                cell: ({ subject }) => subject ?? '全校',
                href: ({ check }) => check?.url,
              }}
              columns={(column) => [
                column.words('要求', ({ threshold }) => threshold),
                column.detail('说明', (row) =>
                  [
                    row.year,
                    row.english && `英语 ${row.english}`,
                    ...notesOf(row).filter((note) => !shared.includes(note)),
                    row.caution,
                  ]
                    .filter(Boolean)
                    .join('；'),
                ),
              ]}
            />
          </div>
        )
      })}
      <p>{thresholdCautions[country] ?? ''}以上不是今天查的，申请前请点开官网再看。</p>
    </FoldOfRows>
  )
}

// A note may be a sentence of its own.
const notesOf = ({ note }: EntryThreshold) => note?.replace(/。$/, '').split('；') ?? []

/** What is said of every row is said above them. */
const sharedNotes = ([first, ...rest]: readonly EntryThreshold[]): string[] =>
  first && rest.length
    ? notesOf(first).filter((note) => rest.every((row) => notesOf(row).includes(note)))
    : []

/** Prices from a school's own pages, each with year and page; nothing when the register has none. */
function RegisteredFees({ school }: { school: string }) {
  const fees = registeredFeesOf(school)
  if (!fees.length) return null
  return (
    <DataTable
      caption="学校费用页上的数，各行年份不同"
      rows={fees}
      keyOf={({ id }) => id}
      openRows={6}
      head={{ label: '项目', cell: ({ label }) => label }}
      columns={(column) => [
        column.value('金额', formatFigure),
        column.detail('约合', yuanOf),
        column.detail('哪一年', ({ period }) => period),
        column.detail('来源', (fee) => (
          <>
            <SourceLink source={fee.source} />
            <WholeValues
              text={readingNotes(fee)
                .map((note) => `，${note}`)
                .join('')}
            />
          </>
        )),
      ]}
      {...(fees.some(needsLook) && { foot: <CheckLegend /> })}
    />
  )
}

function yuanOf(fee: Figure) {
  const [currency = ''] = fee.unit.split('/')
  const [low, high = low] = [fee.value].flat()
  return typeof low === 'number' && typeof high === 'number' ? yuanText(low, high, currency) : null
}

/** How a UK university treats Chinese degrees: whether a list decides, what it requires inside and outside the list, and the source. */
function linesOf({
  scope,
  kind,
  summary,
  inside,
  outside,
  caveat,
  url,
  reviewed_on,
}: School['chinaRules'][number]) {
  const key = `${scope} ${url}`
  const sides = [
    { key: `${key} in`, label: '名单内', value: inside },
    { key: `${key} out`, label: '名单外', value: outside },
  ]
  return [
    {
      key,
      label: `国内本科读${scope}`,
      // When the list decides, this fact comes before the length of the list.
      value: kind === 'list-decides' ? `${chinaRuleTitles[kind]}：${summary}` : summary,
      note: (
        <>
          {caveat}
          {reviewed_on} 查自
          <Link href={url}>学校官网</Link>
        </>
      ),
    },
    ...sides.filter(({ value }) => value),
  ]
}

/** Rows in a fold; too few for one are open below its label. */
const FoldOfRows = ({
  count,
  label,
  isOpenWide,
  children,
}: {
  /** The number of its rows. */
  count: number
  label: string
  isOpenWide?: boolean
  children: ReactNode
}) =>
  count < fewestFolded ? (
    <div className="grid grid-cols-1 gap-2 pt-2">
      <p className="text-heading font-semibold">{label}</p>
      {children}
    </div>
  ) : (
    <Fold label={label} isOpenWide={isOpenWide}>
      {children}
    </Fold>
  )
