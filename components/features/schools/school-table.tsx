import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { axisAround } from '@/components/ui/plots/axis'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import type { SchoolSummary } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { boardingLabels } from '@/lib/schools/labels'
import { rateMonth } from '@/lib/schools/money'
import { placeIn, placeName } from '@/lib/schools/places'
import { priceSpans } from '@/lib/schools/price-spans'
import { rankings } from '@/lib/schools/rankings'
import { valueWan, yuanSpan } from '@/lib/schools/tiles'
import { isFree, noTuition, valueText } from '@/lib/schools/value-text'
import { spanWords, valueDefinition } from '@/lib/schools/values'
import { CompareForm } from './compare-form'
import type { SchoolListData } from './load-school-list'
import { RankOwners } from './rank-owners'
import './schools.css'
import { ShortlistButton } from './shortlist-button'

type SchoolTableProps = Pick<SchoolListData, 'level' | 'state' | 'nameOf'> & {
  schools: readonly SchoolSummary[]
}

const { qs } = rankings

const noRank = (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">没有名次</span>
  </>
)

/** Schools in the requested order, to read, to select for a comparison and to save. */
export function SchoolTable({ level, state, nameOf, schools }: SchoolTableProps) {
  const { country, study } = state.values
  const isUniversity = level === 'university'
  // What is equal in all rows is below the list, once.
  const isAllPrivate = schools.every(({ boarding }) => boarding === 'private')
  const axis = priceAxisOf(schools)
  const mostPupils = Math.max(...schools.map(({ enrolment }) => enrolment ?? 0))
  return (
    <CompareForm>
      <DataTable
        isCaptionHidden
        caption={isUniversity ? `大学，名次为 ${qs.name} ${qs.edition}` : '中学'}
        rows={schools}
        keyOf={({ id }) => id}
        head={{
          label: '院校',
          cell: ({ name }) => name,
          below: ({ name, nameEn }) =>
            name !== nameEn && (
              <span className="max-md:hidden block text-muted text-xs font-normal" lang="en">
                {nameEn}
              </span>
            ),
          href: ({ href }) => href,
          lang: ({ name, nameEn }) => (name === nameEn ? 'en' : undefined),
        }}
        columns={(column) => [
          column.lead('QS', ({ rank }) => rank?.text ?? (isUniversity ? noRank : null)),
          column.detail('所在', (school) => {
            const place = !country ? placeIn(nameOf(school.country), school) : placeName(school)
            return (
              place && (
                <span data-school="place" className="inline-flex items-center gap-2">
                  {!country && <Flag code={school.country} width={18} />}
                  <WholeValues text={place} />
                </span>
              )
            )
          }),
          column.detail(
            study === 'master' ? '硕士学费' : '本科学费',
            (school) => feeCell(school, axis),
            study === 'master' ? '硕士' : '本科',
          ),
          column.detail('录取率', admissionCell, '录取率'),
          column.detail(
            '雅思',
            (school) => {
              const value = inColumn(school, '雅思')
              return value && valueText(value)
            },
            '雅思',
          ),
          column.detail('软科', ({ arwu: place }) => place?.text, '软科'),
          column.detail(
            '寄宿或走读',
            ({ boarding }) => !isAllPrivate && boarding && boardingLabels[boarding],
          ),
          column.detail(
            '在校人数',
            ({ enrolment }) =>
              enrolment !== null && (
                <Barred text={`${grouped(enrolment)} 人`} value={enrolment} axis={[0, mostPupils]} />
              ),
          ),
          column.detail('其他', otherValues),
          column.detail('说明', ({ kind }) => kind && kindLabels[kind]),
          {
            ...column.value(<span className="sr-only">备选</span>, ({ id, name }) => (
              <ShortlistButton id={id} name={name} isIcon />
            )),
            isControl: true,
          },
          {
            ...column.value('对照', ({ id, name }) => (
              <label data-school="tick" className="grid place-items-center cursor-pointer w-target h-target">
                <input
                  className="size-5"
                  type="checkbox"
                  name="ids"
                  value={id}
                  aria-label={`对照：${name}`}
                />
              </label>
            )),
            isControl: true,
          },
        ]}
        foot={
          isUniversity ? (
            <ReadingOf schools={schools} />
          ) : (
            (isAllPrivate ? `这一页的学校：${boardingLabels.private}。` : '') +
              (mostPupils > 0 ? highSchoolReading : '') || undefined
          )
        }
      />
    </CompareForm>
  )
}

const highSchoolReading =
  '安大略省学校的人数为 2019–2020 学年中学部在校生（安大略省开放数据）；其他国家的数按各自的名册，空着的名册没有写。'

/** Labels for schools without ordinary four-year degrees. */
const kindLabels = { 'two-year': '两年制学位为主', online: '网络授课为主' } as const

const inColumn = ({ highlights }: SchoolSummary, column: string) =>
  highlights.find(({ key }) => valueDefinition(key).column === column)

type PriceAxis = readonly [low: number, high: number]

/** One axis for all prices of the page, in yuan; null when fewer than two schools have one. */
function priceAxisOf(schools: readonly SchoolSummary[]): PriceAxis | null {
  const ends = schools.flatMap((school) => {
    const fee = inColumn(school, '价')
    return (fee && yuanSpan(fee)) ?? []
  })
  if (ends.length < 4) return null
  const { low, high } = axisAround(Math.min(...ends), Math.max(...ends))
  return [low, high]
}

/** The price, and where it is among those of the page. */
function feeCell(school: SchoolSummary, axis: PriceAxis | null) {
  const fee = inColumn(school, '价')
  if (fee === undefined) return null
  const span = yuanSpan(fee)
  return (
    <>
      <span className="max-md:text-heading max-md:text-quiet max-md:font-semibold">
        <WholeValues text={valueWan(fee) ?? valueText(fee)} />
      </span>
      {span && axis && (
        <span className="block mt-1" style={{ width: '5.5rem' }}>
          <RangeBar low={span[0]} high={span[1]} axis={axis} />
        </span>
      )}
    </>
  )
}

function admissionCell(school: SchoolSummary) {
  const rate = inColumn(school, '录取率')
  return (
    rate && (
      <Barred text={valueText(rate)} value={rate.num} axis={valueDefinition(rate.key).axis ?? [0, 100]} />
    )
  )
}

/** A number, on wide screens with its bar. */
const Barred = ({ text, value, axis }: { text: string; value: number | null; axis: PriceAxis }) => (
  <>
    <WholeValues text={text} />
    {value !== null && (
      <span className="max-md:hidden block mt-1 w-30 max-w-full">
        <RangeBar low={0} high={value} axis={axis} />
      </span>
    )}
  </>
)

/** Further values, by which the list is filtered or sorted. */
const otherValues = ({ highlights }: SchoolSummary) =>
  highlights
    .filter(({ key }) => valueDefinition(key).column === undefined)
    .map((value) => `${valueDefinition(value.key).label} ${valueText(value)}`)
    .join('；')

/** What the prices of the list are, and the publishers of the ranks, once for the whole list. */
function ReadingOf({ schools }: { schools: readonly SchoolSummary[] }) {
  const fees = schools.flatMap((school) => inColumn(school, '价') ?? [])
  // Only the kinds of ends that the page has, the usual one first.
  const ends = priceSpans
    .filter((span) => fees.some((fee) => fee.span === span))
    .map((span) => spanWords(span).list)
  return (
    <>
      各校年份不同，点校名看；空着：没查到一年的数。
      {ends.length > 0 && <WholeDays text={`学费${ends.join('；')}，折合人民币按 ${rateMonth()}。`} />}
      {fees.some(isFree) && `${noTuition}。`}
      <RankOwners />
    </>
  )
}
