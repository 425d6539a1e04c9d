import type { ReactNode } from 'react'
import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { OpenParts } from '@/components/blocks/open-parts'
import { type Columns, DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { MajorSchools } from '@/lib/api/programmes'
import { grouped } from '@/lib/core/numbers'
import { detailPath } from '@/lib/routing/paths'
import { sourceName } from '@/lib/schools/data-sources'
import { moneyText } from '@/lib/schools/money'
import { yearText } from '@/lib/schools/value-text'
import { majorSchoolsPath } from './load-majors'

export type MajorCountry = { country: string; schools: number; list: MajorSchools['list'] }

type MajorSchoolsProps = {
  id: string
  major: string
  countries: readonly MajorCountry[]
  near: readonly MajorCountry[]
  countryOf: (code: string) => string
}

/** The meaning of a country's figures. */
const readings: Readonly<Record<string, string>> = {
  us: '按美国学科分类（CIP）的同一学科；学位数为 2023–24 学年授予。',
  uk: '按英国学科分类（CAH）的同一学科，或按课程名；课程数为 Discover Uni 名录里的本科课程。',
  au: '按课程名。',
  jp: '按学部、研究科与学科的日文名；文部科学省 2022 年一览。',
  hk: '按课程名；授课型硕士，2026 年入学。',
  sg: '按课程名；2023 年就业调查里的本科课程。',
}

/** The meaning of their money, where a row has some. */
const payReadings: Readonly<Record<string, string>> = {
  us: '收入为毕业五年后的中位数，只统计领过联邦助学金的学生。',
  uk: '年薪为毕业 15 个月后的中位数。',
  au: '学费为 CRICOS 登记的整个课程总额里最低的一个，约数。',
  sg: '月薪为中位数。',
}

export const readingOf = (country: string, rows: readonly Pick<Row, 'pay' | 'fee'>[]): string =>
  `${readings[country] ?? ''}${rows.some(({ pay, fee }) => (pay ?? fee) !== null) ? (payReadings[country] ?? '') : ''}`

const levels: Readonly<Record<string, string>> = { bachelor: '本科', master: '硕士' }

/** The content of a related subject, for majors that need this explanation. */
const nearNotes: Readonly<Record<string, string>> = {
  'x-master-of-business-administration-mba':
    '美国的学位统计不单列 MBA：哈佛、斯坦福、麻省理工、芝加哥的管理类硕士多记在“管理科学”（CIP 52.13），耶鲁、宾大多记在“工商管理”（52.02），MBA 和别的管理硕士合在一起，分不出人数。有没有 MBA、招多少人，以商学院官网为准。',
  'x-business-analytics':
    '上面美国的学校按“数据分析”（CIP 30.71，商业分析在其中）列出；“管理科学”（52.13）里既有商业分析，也有哈佛、芝加哥、麻省理工的 MBA 和别的管理硕士，四位编号分不出来。',
}

/**
 * The schools that teach the major, country by country, ranked schools first, with the figures that each country
 * publishes. Schools with only a related subject are listed apart, without figures.
 */
export function MajorSchoolsView({ id, major, countries, near, countryOf }: MajorSchoolsProps) {
  if (countries.length === 0 && near.length === 0) {
    return (
      <Caution>
        <p>各国的公开课程表里没有能与“{major}”对上的学科；请用英文名到学校官网查，或从相近的专业看起。</p>
      </Caution>
    )
  }
  const count = (some: readonly MajorCountry[]) =>
    grouped(some.reduce((sum, { schools }) => sum + schools, 0))
  return (
    <>
      <DetailBlock
        title={`哪些学校开设${major}`}
        text={
          countries.length === 0
            ? `各国公开的课程表里没有单列${major}的学科编号或课程名；编号里含有它的相近学科见下一栏。`
            : `各国有公开课程表的 ${count(countries)} 所学校里有这个学科。每国先列有 QS 名次的。课程表不全：没有列出的国家和学校，不等于不开设。`
        }
      >
        <Countries
          countries={countries}
          countryOf={countryOf}
          reading={readingOf}
          table={MajorSchoolsTable}
          path={`${majorSchoolsPath(id)}?`}
          what={`开设${major}`}
        />
      </DetailBlock>
      {near.length > 0 && (
        <DetailBlock title="相近学科" text={`${nearReading(major)}${nearNotes[id] ?? ''}`}>
          <Countries
            countries={near}
            countryOf={countryOf}
            table={NearSchoolsTable}
            path={`${majorSchoolsPath(id)}?match=near&`}
            what="有相近学科"
          />
        </DetailBlock>
      )}
    </>
  )
}

type CountriesProps = Pick<MajorSchoolsProps, 'countries' | 'countryOf'> & {
  table: typeof NearSchoolsTable
  reading?: typeof readingOf
  /** Of the list of all schools, up to the country. */
  path: string
  /** 开设会计 */
  what: string
}

/** Tables beside each other on wide screens. A long one goes on in the next column, with its head. */
function Countries({ countries, countryOf, table: Table, reading, path, what }: CountriesProps) {
  return (
    <div className="lg:[&_details:has(tr:nth-child(7))]:break-inside-auto lg:[&_tr]:break-inside-avoid lg:[&_thead]:break-inside-avoid lg:[&_caption]:break-after-avoid">
      <OpenParts>
        {countries.map(({ country, schools, list }) => {
          const isPart = list.length < schools
          const found = `${countryOf(country)}：查到 ${grouped(schools)} 所${isPart ? `，先列 ${list.length} 条` : ''}`
          return (
            <Fold key={country} isOpenWide label={found}>
              <Table
                caption={
                  <>
                    <strong className="max-lg:hidden block text-heading text-base">{found}</strong>
                    {reading?.(country, list)}
                    {sourceLine(list)}
                  </>
                }
                rows={list}
              />
              {isPart && (
                <p>
                  <Link href={`${path}country=${country}`}>
                    {countryOf(country)}
                    {what}的全部 {grouped(schools)} 所
                  </Link>
                </p>
              )}
            </Fold>
          )
        })}
      </OpenParts>
    </div>
  )
}

export const nearReading = (major: string): string =>
  `这些学校的学科编号里含有${major}，也含有别的学科，分不出${major}有多少，所以不列人数和收入；开不开设，以学校的课程页为准。`

/** Schools of which only a related subject is known, with that subject and without figures. */
export function NearSchoolsTable({ caption, rows }: { caption: ReactNode; rows: Rows }) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={keyOf}
      head={head}
      columns={(column) => [levelOf(column), column.detail('它的学科', ({ title }) => title)]}
    />
  )
}

type Rows = MajorSchools['list']
type Row = Rows[number]

const keyOf = ({ school, level }: Row) => `${school} ${level}`

const head = {
  label: '学校',
  href: ({ school }: Row) => detailPath.school(school),
  cell: ({ name_zh: name, name_en: english }: Row) => name ?? english,
}

const levelOf = (column: Columns<Row>) => column.words('层次', (row) => levels[row.level] ?? row.level)

/** Schools with what their country publishes about the subject. */
export function MajorSchoolsTable({ caption, rows }: { caption: ReactNode; rows: Rows }) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={keyOf}
      head={head}
      columns={(column) => [
        levelOf(column),
        column.detail('人数与课程', ({ graduates, programmes }) =>
          graduates === null ? `${programmes} 个专业` : `一年授予 ${grouped(graduates)} 个学位`,
        ),
        column.detail('收入', payText),
        column.detail('学费', ({ fee, currency }) =>
          fee === null || currency === null ? null : `全程 ${moneyText(fee, null, currency)}起`,
        ),
      ]}
    />
  )
}

/** The sources of the rows: each source once, with its year. */
export function sourceLine(rows: Rows): string {
  const named = new Set(
    rows.map(({ source, year }) => {
      const [name, when] = [sourceName(source), yearText(year).replace(/^登记册 /, '')]
      return name.includes(when) ? name : `${name}，${when}`
    }),
  )
  return named.size === 0 ? '' : `来源：${[...named].join('；')}。`
}

function payText({ pay, currency, country }: Rows[number]): string | null {
  if (pay === null || currency === null) return null
  return `${country === 'sg' ? '月薪' : '年收入'} ${moneyText(pay, null, currency)}`
}
